import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { ApiFailure, mayPass } from './client.ts'

/** Soon enough for somebody who looks at the page, and spread so that all who wait do not come at once. */
const firstWaitMs = 2000
const spreadMs = 1000
/** Every try in vain adds a little, up to so much. */
const growthMs = 100
const longestWaitMs = 3000
/** Who was told that they ask too much asks at a slower pace, twice as slow each time. */
const refusedWaitMs = 5000
const longestRefusedMs = 60_000
const patienceMs = 10_000

const asked = new Set<Query>()
const refusals = new WeakMap<Query, { waitMs: number; until: number }>()

/** What somebody looks at and could not be read, though it may be by now. */
const isMissed = (query: Query) =>
  query.getObserversCount() > 0 &&
  query.state.status === 'error' &&
  query.state.data === undefined &&
  mayPass(query.state.error)

const isInTurn = (query: Query) =>
  !asked.has(query) && query.state.fetchStatus === 'idle' && (refusals.get(query)?.until ?? 0) <= Date.now()

/** Without a sign: what stands there stays until there is something better. */
export async function askQuietly(queryClient: QueryClient, query: Query): Promise<void> {
  const { queryKey, meta, options, state } = query
  if (typeof options.queryFn !== 'function') return
  const signal = AbortSignal.timeout(patienceMs)
  asked.add(query)
  try {
    const context = { client: queryClient, queryKey, meta, signal } as QueryFunctionContext
    const data: unknown = await options.queryFn(context)
    if (query.state === state) query.setData(data)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 429) noteRefusal(query)
    // There is no such thing after all: that is something better, too.
    if (query.state === state && !mayPass(error)) query.setState({ error: error as Error })
  } finally {
    asked.delete(query)
  }
}

function noteRefusal(query: Query) {
  const before = refusals.get(query)?.waitMs
  const waitMs = before === undefined ? refusedWaitMs : Math.min(2 * before, longestRefusedMs)
  refusals.set(query, { waitMs, until: Date.now() + waitMs * (1 + Math.random()) })
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const isSeen = () => !document.hidden && navigator.onLine

const untilSeen = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isSeen()) return
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    look()
  })

let isOn = false

/** Until all of it is there, for as long as somebody looks and has a network. */
export async function keepAsking(queryClient: QueryClient): Promise<void> {
  if (isOn) return
  isOn = true
  const failed = () => queryClient.getQueryCache().getAll().filter(isMissed)
  for (let tries = 0; failed().length > 0; tries++) {
    await wait(Math.min(firstWaitMs + tries * growthMs, longestWaitMs) + Math.random() * spreadMs)
    await untilSeen()
    // One that takes long keeps no other waiting.
    for (const query of failed().filter(isInTurn)) void askQuietly(queryClient, query)
  }
  isOn = false
}
