import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { mayPass } from './client.ts'

/** Of pages that are being made for now without what they are about. */
const lacking = new WeakSet<QueryClient>()

/** For the server: such a page is answered as one that cannot be had just now. */
export const lacksSubject = (queryClient: QueryClient) => lacking.has(queryClient)

/** Not by all in the same moment. */
export const secondsToReload = () => String(4 + Math.floor(Math.random() * 4))

export function loseSubject(queryClient: QueryClient) {
  if (import.meta.env.SSR) lacking.add(queryClient)
}

/** Why a page cannot show what it is about, once that was asked for; the page itself says it in its place. */
export function failureOfSubject(queryClient: QueryClient, queryKey: QueryKey): unknown {
  const state = queryClient.getQueryState(queryKey)
  if (state?.status !== 'error' || state.data !== undefined) return undefined
  if (mayPass(state.error)) loseSubject(queryClient)
  return state.error
}
