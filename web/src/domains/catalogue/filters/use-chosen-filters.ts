import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { CategoryLink } from '../catalogue.queries.ts'
import { chosenFilters } from './chosen-filters.ts'
import type { ProductSearch } from '../product-search.ts'
import { useFacets } from './use-facets.ts'

export function useChosenFilters(search: ProductSearch, path: readonly CategoryLink[]) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const filters = useArea('filters')
  const { data: facets } = useFacets(search)
  return chosenFilters(search, { language: ui.language, texts, filters, facets, path })
}
