import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isTemporary } from './client.ts'

/** The query clients of pages that are being rendered without their main content. */
const lacking = new WeakSet<QueryClient>()

/** The server answers such a page with status 503. */
export const lacksSubject = (queryClient: QueryClient) => lacking.has(queryClient)

/** Random, so that not all browsers reload at the same moment. */
export const secondsToReload = () => String(4 + Math.floor(Math.random() * 4))

export function loseSubject(queryClient: QueryClient) {
  if (import.meta.env.SSR) lacking.add(queryClient)
}

/** Returns why the main content of a page could not be loaded, which the page shows in its place. */
export function failureOfSubject(queryClient: QueryClient, queryKey: QueryKey): unknown {
  const state = queryClient.getQueryState(queryKey)
  if (state?.status !== 'error' || state.data !== undefined) return undefined
  if (isTemporary(state.error)) loseSubject(queryClient)
  return state.error
}
