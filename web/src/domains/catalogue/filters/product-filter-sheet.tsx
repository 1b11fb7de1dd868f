import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { FilterSheet } from '#ui/list/filter-sheet.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { clearAll } from './count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'
import { useChoice } from './use-choice.ts'
import { useFacets } from './use-facets.ts'
import { FilterFields } from './filter-fields.tsx'

type ProductFilterSheetProps = { search: ProductSearch; onClose: () => void }

const noFilters: ProductSearch = {
  vendor: undefined,
  colour: undefined,
  option: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  rating: undefined,
  inStock: undefined,
  deals: undefined,
  origin: undefined,
  district: undefined,
}

export function ProductFilterSheet({ search, onClose }: ProductFilterSheetProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const choice = useChoice(search, true)
  const query = useFacets(search)
  const { data } = query
  return (
    <FilterSheet
      showLabel={
        data ? texts.showCount(formatCappedCount(data.total, ui.language, data.isCapped)) : texts.apply
      }
      isCounting={query.isPlaceholderData}
      onClearAll={() => choice.choose({ ...noFilters, ...clearAll(choice.chosen) })}
      onClose={onClose}
    >
      <FilterFields choice={choice} query={query} />
    </FilterSheet>
  )
}
