import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { ApiFailure, isTemporary } from './client.ts'
import { growingPause, growingPauseMs } from './growing-pause.ts'

/** Short enough for somebody who watches the page. */
const pauses = { firstMs: 3000, longestMs: 4500 }
/** After status 429 a query waits longer. */
const refusedPauses = { firstMs: 10_000, longestMs: 120_000 }
const patienceMs = 10_000

const fetching = new Set<Query>()
const refusals = new WeakMap<Query, { times: number; until: number }>()

/** A query that a component shows, and that failed in a way that may pass. */
const hasFailed = (query: Query) =>
  query.getObserversCount() > 0 &&
  query.state.status === 'error' &&
  query.state.data === undefined &&
  isTemporary(query.state.error)

const isDue = (query: Query) =>
  !fetching.has(query) &&
  query.state.fetchStatus === 'idle' &&
  (refusals.get(query)?.until ?? 0) <= Date.now()

/** Fetches without a loading state: the page stays as it is until there is something better. */
export async function refetchQuietly(queryClient: QueryClient, query: Query): Promise<void> {
  const { queryKey, meta, options, state } = query
  if (typeof options.queryFn !== 'function') return
  const signal = AbortSignal.timeout(patienceMs)
  fetching.add(query)
  try {
    const context = { client: queryClient, queryKey, meta, signal } as QueryFunctionContext
    const data: unknown = await options.queryFn(context)
    if (query.state === state) query.setData(data)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 429) noteRefusal(query)
    // A final refusal, such as 404, replaces the error that was shown.
    if (query.state === state && !isTemporary(error)) query.setState({ error: error as Error })
  } finally {
    fetching.delete(query)
  }
}

function noteRefusal(query: Query) {
  const times = refusals.get(query)?.times ?? 0
  refusals.set(query, { times: times + 1, until: Date.now() + growingPauseMs(times, refusedPauses) })
}

const isVisible = () => !document.hidden && navigator.onLine

const untilVisible = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isVisible()) return
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    look()
  })

let isOn = false

/** Retries failed queries until all have succeeded, while the tab is visible and online. */
export async function retryFailedQueries(queryClient: QueryClient): Promise<void> {
  if (isOn) return
  isOn = true
  const failed = () => queryClient.getQueryCache().getAll().filter(hasFailed)
  for (let tries = 0; failed().length > 0; tries++) {
    await growingPause(tries, pauses)
    await untilVisible()
    // Not awaited, so that a slow query does not delay the others.
    for (const query of failed().filter(isDue)) void refetchQuietly(queryClient, query)
  }
  isOn = false
}
