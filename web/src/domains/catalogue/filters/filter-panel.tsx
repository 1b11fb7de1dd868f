import { FilterForm } from '#ui/list/filter-form.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { ProductSearch } from '../product-search.ts'
import { useChoice } from './use-choice.ts'
import { useFacets } from './use-facets.ts'
import { FilterFields } from './filter-fields.tsx'

type FilterPanelProps = { search: ProductSearch; showsAll: boolean }

export function FilterPanel({ search, showsAll }: FilterPanelProps) {
  const texts = useArea('products')
  const choice = useChoice(search)
  const query = useFacets(search)
  const { searchTerm, exactly, sortField, sortOrder } = search
  return (
    <FilterForm
      action="/products/"
      hiddenFields={{ searchTerm, exactly, sortField, sortOrder }}
      applyLabel={texts.apply}
      showsAll={showsAll}
      cacheKey={query.data && [search, query.data]}
    >
      <FilterFields choice={choice} query={query} />
    </FilterForm>
  )
}
