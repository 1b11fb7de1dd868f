import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'

/** What was read on the server, or that it could not be read. */
type HandedQuery = [key: QueryKey, at: number, data: unknown] | [key: QueryKey, at: number]

/** Only what has been answered: what was still on its way is asked for again by whoever needs it. */
export function handOver(queryClient: QueryClient, isWanted: (key: QueryKey) => boolean): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status !== 'pending' && isWanted(queryKey))
    .map(({ queryKey, state: { status, data, dataUpdatedAt, errorUpdatedAt } }): HandedQuery =>
      status === 'success' ? [queryKey, dataUpdatedAt, data] : [queryKey, errorUpdatedAt],
    )
  // As one text: a browser reads it faster than a script that builds the same.
  return JSON.stringify(queries)
}

/** @returns whether all of it could be read. */
export function takeOver(queryClient: QueryClient, queries: string): boolean {
  let isWhole = true
  for (const [queryKey, at, ...read] of JSON.parse(queries) as HandedQuery[]) {
    if (read.length === 1) queryClient.setQueryData(queryKey, read[0], { updatedAt: at })
    else {
      isWhole = false
      queryClient.getQueryCache().build(queryClient, { queryKey }, failedAt(at))
    }
  }
  return isWhole
}

/** Why something is missing that the server was to hand over. */
export const unread = new Error('The server could not read it')

/** The page says so already and must say the same while it comes alive. */
const failedAt = (at: number): QueryState => ({
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: unread,
  errorUpdateCount: 1,
  errorUpdatedAt: at,
  fetchFailureCount: 1,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'error',
  fetchStatus: 'idle',
})
