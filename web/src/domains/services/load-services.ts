import { searchQueries } from '#domains/search/search.queries.ts'
import type { RouterContext } from '../../router-context.ts'
import { readServiceSearch } from './service-search.ts'
import { servicesQueries } from './services.queries.ts'

export async function loadServices(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readServiceSearch({ ...address })
  const { searchTerm, exactly } = search
  const loading = Promise.all([
    searchTerm && queryClient.prefetchQuery(searchQueries.everywhere(call, searchTerm, exactly)),
    queryClient.prefetchQuery(servicesQueries.list(call, search)),
    queryClient.prefetchQuery(servicesQueries.categories(call)),
  ])
  if (isWhole) await loading
}
