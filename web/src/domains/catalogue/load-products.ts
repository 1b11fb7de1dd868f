import { searchQueries } from '#domains/search/search.queries.ts'
import type { RouterContext } from '../../router-context.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { facetInputOf, listInputOf } from './product-inputs.ts'
import { readProductSearch } from './product-search.ts'

/** Asks for everything at once. What fails is told by the part that needs it. */
export async function loadProducts(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readProductSearch({ ...address })
  const { searchTerm, exactly } = search
  const loading = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.list(call, listInputOf(search))),
    searchTerm && queryClient.prefetchQuery(searchQueries.everywhere(call, searchTerm, exactly)),
    queryClient.prefetchQuery(catalogueQueries.facets(call, facetInputOf(search))),
    search.category && queryClient.prefetchQuery(catalogueQueries.path(call, search.category)),
  ])
  if (!isWhole) return
  await loading
  const list = queryClient.getQueryData(catalogueQueries.list(call, listInputOf(search)).queryKey)
  if (list?.total === 0) await queryClient.prefetchQuery(catalogueQueries.categories(call))
}
