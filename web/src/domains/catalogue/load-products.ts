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
  const loading = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.list(call, listInputOf(search))),
    queryClient.prefetchQuery(catalogueQueries.facets(call, facetInputOf(search))),
    search.category && queryClient.prefetchQuery(catalogueQueries.path(call, search.category)),
  ])
  if (isWhole) await loading
}
