import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { ChoiceRows } from '#ui/list/choice-rows.tsx'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { namedOptions } from '#domains/search/filter-kinds.tsx'
import type { FieldProps } from '#domains/search/list-definition.ts'
import { withChoice } from '#domains/search/use-list.ts'
import type { ProductListTypes } from '../products-page.tsx'

const firstRows = 6

/** The categories below the current one, and a link back to all products. */
export function CategoryField({ chosen, choose, facets, texts, format }: FieldProps<ProductListTypes>) {
  const { category } = chosen
  const rows = namedOptions(facets.categories).map((option) => ({
    ...option,
    isChosen: option.value === category,
    count: format(option.count),
  }))
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
