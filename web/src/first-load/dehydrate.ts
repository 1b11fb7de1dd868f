import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'

/** A query that the server has read; without `data` it is one that the server could not read. */
type DehydratedQuery = [key: QueryKey, updatedAt: number, data: unknown] | [key: QueryKey, updatedAt: number]

/** Writes the answered queries as JSON. A query that is still pending is left out: the browser asks for it again. */
export function dehydrateQueries(queryClient: QueryClient, isWanted: (key: QueryKey) => boolean): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status !== 'pending' && isWanted(queryKey))
    .map(({ queryKey, state: { status, data, dataUpdatedAt, errorUpdatedAt } }): DehydratedQuery =>
      status === 'success' ? [queryKey, dataUpdatedAt, data] : [queryKey, errorUpdatedAt],
    )
  // As one string: a browser parses JSON faster than a script that builds the same objects.
  return JSON.stringify(queries)
}

/** @returns whether the server could read all of the queries. */
export function hydrateQueries(queryClient: QueryClient, queries: string): boolean {
  let isComplete = true
  for (const [queryKey, updatedAt, ...read] of JSON.parse(queries) as DehydratedQuery[]) {
    if (read.length === 1) queryClient.setQueryData(queryKey, read[0], { updatedAt })
    else {
      isComplete = false
      queryClient.getQueryCache().build(queryClient, { queryKey }, failedState(updatedAt))
    }
  }
  return isComplete
}

/** The error of a query that the server could not read. */
export const serverReadError = new Error('The server could not read it')

/** The page shows the failure already, and has to show the same while it is hydrated. */
const failedState = (errorUpdatedAt: number): QueryState => ({
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: serverReadError,
  errorUpdateCount: 1,
  errorUpdatedAt,
  fetchFailureCount: 1,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'error',
  fetchStatus: 'idle',
})
