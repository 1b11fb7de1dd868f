import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { ChoiceRows } from '#ui/list/choice-rows.tsx'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { withChoice } from '../product-search.ts'
import type { FilterProps } from './filter-fields.tsx'
import { useRows } from './use-rows.tsx'

const firstRows = 6

/** The categories below the current one, and a link back to all products. */
export function CategoryFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const texts = useArea('products')
  const { category } = chosen
  const rows = useRows(facets)(facets.categories, ({ slug }) => slug === category)
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
      {/* Without JavaScript the form has to keep a department that none of the rows stands for. */}
      {category && !rows.some(({ isChosen }) => isChosen) && (
        <input type="hidden" name="category" value={category} />
      )}
      <ChoiceRows
        name="category"
        rows={rows}
        first={firstRows}
        onChoose={(slug) => choose({ category: slug })}
      />
    </FilterSection>
  )
}
