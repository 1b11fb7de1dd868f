import { myDistrict } from '#domains/filters/my-district.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { searchQueries } from '#domains/search/search.queries.ts'
import type { RouterContext } from '../../router-context.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { countsWithout } from './counts-without.ts'
import { listInputOf } from './product-inputs.ts'
import { readProductSearch } from './product-search.ts'
import { facetsFor } from './use-facets.ts'

/** Asks for everything at once. What fails is told by the part that needs it. */
export async function loadProducts(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readProductSearch({ ...address })
  const { searchTerm, exactly } = search
  // Where the visitor lives the server does not know, and a page that it wrote is taken over as it stands.
  const mine = isWhole ? undefined : myDistrict.read()[0]
  const list = catalogueQueries.list(call, listInputOf(search))
  const loading = Promise.all([
    queryClient.prefetchQuery(list),
    searchTerm && queryClient.prefetchQuery(searchQueries.everywhere(call, searchTerm, exactly)),
    queryClient.prefetchQuery(facetsFor(call, search, mine)),
    search.category && queryClient.prefetchQuery(catalogueQueries.path(call, search.category)),
  ])
  if (!isWhole) return
  await loading
  failureOfSubject(queryClient, list.queryKey)
  if (queryClient.getQueryData(list.queryKey)?.total !== 0) return
  await Promise.all([
    queryClient.prefetchQuery(catalogueQueries.categories(call)),
    ...countsWithout(call, search).map((count) => queryClient.prefetchQuery(count)),
  ])
}
