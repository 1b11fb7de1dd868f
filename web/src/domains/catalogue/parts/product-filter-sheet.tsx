import { counted } from '#domains/filters/counted.ts'
import { FilterSheet } from '#domains/filters/filter-sheet.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { clearAll } from '../count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'
import { useChoice } from '../use-choice.ts'
import { useFacets } from '../use-facets.ts'
import { FilterFields } from './filter-fields.tsx'

type ProductFilterSheetProps = { search: ProductSearch; onClose: () => void }

const nothing: ProductSearch = {
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
  const found = useFacets(search)
  const { data } = found
  return (
    <FilterSheet
      showLabel={data ? texts.showCount(counted(data.total, ui.language, data.isCapped)) : texts.apply}
      isCounting={found.isPlaceholderData}
      onClearAll={() => choice.choose({ ...nothing, ...clearAll(choice.chosen) })}
      onClose={onClose}
    >
      <FilterFields choice={choice} found={found} />
    </FilterSheet>
  )
}
