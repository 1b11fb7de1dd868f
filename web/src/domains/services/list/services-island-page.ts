import { failureOfSubject } from '#api/page-subject.ts'
import { searchQueries } from '#domains/search/search.queries.ts'
import type { RouterContext } from '#api/router-context.ts'
import { readServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'
import { countsWithout } from './suggested-removals.tsx'

export { ServicesPage as Page } from './services-page.tsx'

export async function load(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readServiceSearch({ ...address })
  const { searchTerm, exactly } = search
  const list = servicesQueries.list(call, search)
  const loading = Promise.all([
    searchTerm && queryClient.prefetchQuery(searchQueries.everywhere(call, searchTerm, exactly)),
    queryClient.prefetchQuery(list),
    queryClient.prefetchQuery(servicesQueries.facets(call, search)),
    queryClient.prefetchQuery(servicesQueries.categories(call)),
  ])
  if (!isWhole) return
  await loading
  failureOfSubject(queryClient, list.queryKey)
  if (queryClient.getQueryData(list.queryKey)?.total !== 0) return
  await Promise.all(countsWithout(call, search).map((count) => queryClient.prefetchQuery(count)))
}
