import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { BilingualText } from '../bilingual-text.tsx'
import { withChoice } from '../product-search.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { FilterProps } from './filter-fields.tsx'
import { FilterSection } from './filter-section.tsx'

/** The lanes below the one that is open, and the way back out of it. */
export function CategoryFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const { category } = chosen
  const isAmong = facets.categories.some(({ slug }) => slug === category)
  return (
    <FilterSection title={texts.category}>
      {category && (
        <Link
          to="/products/"
          search={withChoice(chosen, { category: undefined })}
          resetScroll={false}
          className="-ml-1 flex min-h-11 items-center gap-1 text-small font-semibold text-crimson hover:underline lg:min-h-9"
        >
          <ChevronLeft aria-hidden className="size-4.5" />
          {texts.allProducts}
        </Link>
      )}
      {/* A plain form must keep the department that none of the rows stands for. */}
      {category && !isAmong && <input type="hidden" name="category" value={category} />}
      {facets.categories.map(({ slug, name, count }) => (
        <ChoiceRow
          key={slug}
          name="category"
          value={slug}
          isChosen={slug === category}
          onChoose={() => choose({ category: slug === category ? undefined : slug })}
          count={formatCount(count, ui.language)}
        >
          <BilingualText text={name} />
        </ChoiceRow>
      ))}
    </FilterSection>
  )
}
