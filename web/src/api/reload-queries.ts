import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Loads queries again after something has changed on the server. The library does not restart the first read of a
 * query, though its answer may have left the server before the change: then it is read once more.
 */
export async function reloadQueries(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const firstReads = queryClient
    .getQueryCache()
    .findAll({
      queryKey: filters.queryKey,
      fetchStatus: 'fetching',
      predicate: ({ state }) => state.data === undefined,
    })
    .map(({ promise }) => promise)
  void queryClient.invalidateQueries(filters)
  if (firstReads.length === 0) return
  await Promise.allSettled(firstReads)
  await queryClient.invalidateQueries(filters)
}
