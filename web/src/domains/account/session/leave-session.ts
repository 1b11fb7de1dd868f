import type { Query } from '@tanstack/react-query'
import { closeSessionStreams } from '#api/open-stream.ts'
import { accountQueries } from './account.queries.ts'
import type { SessionControl } from './session-context.ts'

/** The site's settings are nobody's, and a visitor's chat goes on: the chat itself forgets what is another person's. */
const keptAnswers: unknown[] = ['site', 'chat']
const isKept = ({ queryKey }: Pick<Query, 'queryKey'>) => keptAnswers.includes(queryKey[0])

/** Removes the answers of the API, so that the next person does not see them. */
export const dropAnswers = ({ queryClient }: SessionControl, type: 'inactive' | 'all') =>
  queryClient.removeQueries({ type, predicate: (query) => !isKept(query) })

/**
 * Changes that wait for their turn are never sent, since that would happen in the name of the next person: only
 * mutations in the cache are started. What is on its way already ends unseen.
 */
export const dropChanges = ({ queryClient }: SessionControl) => queryClient.getMutationCache().clear()

/**
 * Aborts what the pages of a person are reading, and what they begin to read until the returned function is called: what
 * reaches the server after the end of the session is refused, and so is what is asked without its token.
 */
export function stopReading({ queryClient, call }: SessionControl): () => void {
  closeSessionStreams()
  const cache = queryClient.getQueryCache()
  const { queryHash } = queryClient.defaultQueryOptions(accountQueries.me(call))
  // Who is signed in may be asked again at any time. Queries that are made later are those of a visitor's pages.
  const stopped = new Set(cache.getAll().filter((query) => !isKept(query) && query.queryHash !== queryHash))
  const stop = (query: Query) => void query.cancel({ revert: true })
  stopped.forEach(stop)
  return cache.subscribe((event) => {
    const isStart = event.type === 'updated' && event.action.type === 'fetch'
    // The cache tells of it just before it can be cancelled.
    if (isStart && stopped.has(event.query)) queueMicrotask(() => stop(event.query))
  })
}

/** Nobody who signs out waits longer than this for a change that they have made. */
const patienceMs = 2000

/**
 * Resolves when the changes have arrived that the page shows as made although the server has not answered yet, which are
 * those with a key: they would be refused after the end of the session. What waits for its turn is not sent any more.
 */
export function untilWritten({ queryClient }: SessionControl): Promise<void> {
  const cache = queryClient.getMutationCache()
  const shown = cache.findAll({ status: 'pending', predicate: ({ options }) => !!options.mutationKey })
  const sent = shown.filter(({ state }) => !state.isPaused)
  for (const change of shown) if (!sent.includes(change)) cache.remove(change)
  return new Promise((resolve) => {
    const look = () => {
      if (sent.some(({ state }) => state.status === 'pending')) return
      end()
    }
    const end = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const unsubscribe = cache.subscribe(look)
    const timer = setTimeout(end, patienceMs)
    look()
  })
}
