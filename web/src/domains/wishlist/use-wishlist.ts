import { useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { wishlistMaxProducts } from '@haat/contract/domains/wishlist.rules.ts'
import { isTemporary, type Call } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { pendingVariablesOf, usePendingVariables } from '#api/pending-mutations.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { useCall } from '#api/use-router-context.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { localWishlist, onClaimedElsewhere, writeClaimed } from './local-wishlist.ts'
import { hasProduct, isSameProduct } from './saved-id.ts'
import {
  callInOrder,
  changeKey,
  reloadIds,
  setServedIds,
  wishlistQueries,
  type WishlistChange,
} from './wishlist.queries.ts'

class WishlistFull extends Error {}

const none: readonly string[] = []

function apply(ids: readonly string[], change: WishlistChange): readonly string[] {
  if (change === 'clear') return none
  if (change.isSaved) return hasProduct(ids, change.id) ? ids : [change.id, ...ids]
  return ids.filter((id) => !isSameProduct(id, change.id))
}

/** What is selected from the server's list. Nothing until hydrated: the server renders for visitors. */
function useServedIds<Selected>(select: (ids: readonly string[]) => Selected): Selected | undefined {
  const call = useCall()
  const { userId } = useCurrentUser()
  const isAlive = useIsHydrated()
  return useQuery({ ...wishlistQueries.ids(call, isAlive ? userId : undefined), select }).data
}
const all = (ids: readonly string[]) => ids
const isThere = () => true

/**
 * The ids of the saved products, newest first. A visitor's are in this browser's storage. A signed-in user's are the
 * server's with pending changes applied in order, so that a refused one takes back only itself; until the server has
 * answered, this browser's copy is shown.
 */
export function useWishlistIds(): readonly string[] {
  const served = useServedIds(all)
  const local = useLocalList(localWishlist)
  const pending = usePendingVariables<WishlistChange>(changeKey)
  return useMemo(() => pending.reduce(apply, served ?? local), [pending, served, local])
}

/**
 * Whether one product is saved. What asks only this is not rendered again when other products are saved. The server
 * renders for visitors whose list is in their browser, so it need not look for each of the many hearts of a page.
 */
export const useIsSaved: (id: string) => boolean = import.meta.env.SSR ? () => false : useIsSavedInBrowser

function useIsSavedInBrowser(id: string): boolean {
  const isServed = useServedIds((ids) => hasProduct(ids, id))
  const isLocal = useSyncExternalStore(
    localWishlist.subscribe,
    () => hasProduct(localWishlist.read(), id),
    () => false,
  )
  const last = useMutationState({
    filters: {
      mutationKey: changeKey,
      status: 'pending',
      predicate: ({ state }) => concerns(id, state.variables as WishlistChange),
    },
    select: ({ state }) => state.variables as WishlistChange,
  }).at(-1)
  return last ? last !== 'clear' && last.isSaved : (isServed ?? isLocal)
}

const concerns = (id: string, change: WishlistChange) => change === 'clear' || isSameProduct(change.id, id)

/** Whether the ids came from the server, and not only from this browser. */
export const useIsWishlistServed = (): boolean => useServedIds(isThere) ?? false

/** Loads a signed-in user's list again whenever another tab may have changed it. */
export function useWishlistOfOtherTabs() {
  const queryClient = useQueryClient()
  useEffect(() => onClaimedElsewhere(() => void reloadIds(queryClient)), [queryClient])
}

function send(call: Call, change: WishlistChange) {
  if (change === 'clear') return call('DELETE /wishlists/clear/all')
  const { id: productId, isSaved } = change
  return isSaved
    ? call('POST /wishlists', { body: { productId } })
    : call('DELETE /wishlists/:productId', { params: { productId } })
}

/** Shows the change at once. Rejects when it was refused or lost, and is shown no more. */
async function changeWishlist(
  queryClient: QueryClient,
  call: Call,
  userId: string | undefined,
  change: WishlistChange,
) {
  const served = queryClient.getQueryData(wishlistQueries.ids(call, userId).queryKey)
  const shown = pendingVariablesOf<WishlistChange>(queryClient, changeKey).reduce(
    apply,
    served ?? localWishlist.read(),
  )
  const isFull = shown.length >= wishlistMaxProducts
  if (isFull && change !== 'clear' && change.isSaved) throw new WishlistFull()
  if (!hasTokenCookie()) return localWishlist.write(apply(localWishlist.read(), change))
  try {
    await callInOrder(queryClient, 'change', () => send(call, change), {
      change,
      onAnswer: ({ data: { products } }) => {
        if (hasTokenCookie()) writeClaimed(apply(localWishlist.read(), change))
        setServedIds(queryClient, products)
      },
    })
  } catch (failure) {
    // Without an answer the server may have made the change: this tab and the others ask.
    if (isTemporary(failure) && hasTokenCookie()) {
      writeClaimed(localWishlist.read())
      void reloadIds(queryClient)
    }
    throw failure
  }
}

/** Changes that show at once; one that fails is undone, with a toast. */
export function useWishlistActions() {
  const call = useCall()
  const queryClient = useQueryClient()
  const { userId } = useCurrentUser()
  const keeping = useArea('keeping')
  const change = async (wanted: WishlistChange) => {
    try {
      await changeWishlist(queryClient, call, userId, wanted)
      return true
    } catch (failure) {
      const text = failure instanceof WishlistFull ? keeping.full : keeping.failed
      void showToast('error', text).catch(() => {})
      return false
    }
  }
  return {
    save: (id: string) => change({ id, isSaved: true }),
    remove: (id: string) => change({ id, isSaved: false }),
    clear: () => change('clear'),
  }
}
