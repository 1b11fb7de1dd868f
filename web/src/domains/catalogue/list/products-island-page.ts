import { myDistrict } from '#ui/list/my-district.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { searchQueries } from '#domains/search/search.queries.ts'
import type { RouterContext } from '#api/router-context.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { countsWithout } from '../filters/counts-without.ts'
import { listInputOf } from './product-inputs.ts'
import { readProductSearch } from '../product-search.ts'
import { facetsFor } from '../filters/use-facets.ts'

export { ProductsPage as Page } from './products-page.tsx'

/** Asks for everything at once. A query that fails is shown as failed by the part of the page that needs it. */
export async function load(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readProductSearch({ ...address })
  const { searchTerm, exactly } = search
  // The server does not know the visitor's district, so the facets of a server-rendered page are asked for without it.
  const district = isWhole ? undefined : myDistrict.read()[0]
  const list = catalogueQueries.list(call, listInputOf(search))
  const loading = Promise.all([
    queryClient.prefetchQuery(list),
    searchTerm && queryClient.prefetchQuery(searchQueries.everywhere(call, searchTerm, exactly)),
    queryClient.prefetchQuery(facetsFor(call, search, district)),
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
