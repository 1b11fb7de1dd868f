import type { QueryClient } from '@tanstack/react-query'
import { reloadQueries } from '#api/reload-queries.ts'

let channel: BroadcastChannel | undefined
const cartChannel = () => (channel ??= new BroadcastChannel('haat-cart'))
const followers = new WeakSet<QueryClient>()

/** Tells the other tabs of this browser that the cart has changed. A channel does not hear itself. */
export const notifyOtherTabs = () =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  cartChannel().postMessage('changed')

/** Loads the cart again when another tab has changed it; a tab in the background does when it becomes visible. */
export function followOtherTabs(queryClient: QueryClient) {
  if (followers.has(queryClient)) return
  followers.add(queryClient)
  cartChannel().addEventListener('message', () => {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
    void reloadQueries(queryClient, { queryKey: ['cart'], refetchType })
  })
}

/** Called after something else than the cart's own actions has changed it, such as an order. */
export function notifyCartChanged(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ queryKey: ['cart'] })
  notifyOtherTabs()
}
