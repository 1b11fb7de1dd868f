import { FilterForm } from '#domains/filters/filter-form.tsx'
import { useArea } from '#messages/use-area.ts'
import type { ProductSearch } from '../product-search.ts'
import { useChoice } from '../use-choice.ts'
import { useFacets } from '../use-facets.ts'
import { FilterFields } from './filter-fields.tsx'

type FilterPanelProps = { search: ProductSearch; isUnfolded: boolean }

export function FilterPanel({ search, isUnfolded }: FilterPanelProps) {
  const texts = useArea('products')
  const choice = useChoice(search)
  const found = useFacets(search)
  const { searchTerm, exactly, sortField, sortOrder } = search
  return (
    <FilterForm
      action="/products/"
      kept={{ searchTerm, exactly, sortField, sortOrder }}
      applyLabel={texts.apply}
      isUnfolded={isUnfolded}
      of={found.data && [search, found.data]}
    >
      <FilterFields choice={choice} found={found} />
    </FilterForm>
  )
}
