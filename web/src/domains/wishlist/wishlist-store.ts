import { useSyncExternalStore } from 'react'
import { wishlistKey, wishlistMaxProducts } from '@haat/contract/domains/wishlist.rules.ts'
import type { Call } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { localWishlist, writeClaimed } from './local-wishlist.ts'

/**
 * A change of the wishlist. A visitor's list is in this browser's storage. A signed-in user's list is the
 * server's with pending changes applied; until the server has answered, this browser's copy is shown.
 */
export type WishlistChange = { id: string; isSaved: boolean } | 'clear'

class WishlistFull extends Error {}

const listeners = new Set<() => void>()
let owner: string | undefined
let served: readonly string[] | undefined
let pending: readonly WishlistChange[] = []
let shown: { base: readonly string[]; pending: readonly WishlistChange[]; ids: readonly string[] } | undefined
let queue: Promise<unknown> = Promise.resolve()
/**
 * Counts the users who have signed out since the page was opened, to tell their calls from the current user's.
 */
let formerUsers = 0
let stopListening = () => {}

const notifyListeners = () => listeners.forEach((listener) => listener())

function apply(ids: readonly string[], change: WishlistChange): readonly string[] {
  if (change === 'clear') return []
  if (change.isSaved) return ids.includes(change.id) ? ids : [change.id, ...ids]
  return ids.filter((id) => id !== change.id)
}

export const wishlist = {
  read(): readonly string[] {
    const base = served ?? localWishlist.read()
    if (shown?.base !== base || shown.pending !== pending) {
      shown = { base, pending, ids: pending.reduce(apply, base) }
    }
    return shown.ids
  },
  /** Whether the list came from the server. */
  isServed: () => served !== undefined,
  subscribe(listener: () => void) {
    const stop = localWishlist.subscribe(listener)
    listeners.add(listener)
    return () => {
      stop()
      listeners.delete(listener)
    }
  },
}

/**
 * Runs one call after the other, so that no answer overtakes a newer one. A call that still waits when its user
 * signs out is not sent, since it would go out in the next user's name, and a late answer is dropped.
 */
export function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const userCount = formerUsers
  const unlessGone = <T>(value: T): T => {
    if (userCount !== formerUsers) throw new Error('They have left')
    return value
  }
  const done = queue.then(unlessGone).then(work).then(unlessGone)
  queue = done.catch(() => undefined)
  return done
}

/** Stores the whole list as the server has just returned it. */
export function setServerList(products: readonly string[], of = owner) {
  if (of === undefined || of !== owner) return
  served = products
  notifyListeners()
}

function fetchFor(userId: string, call: Call) {
  // When the list cannot be loaded, this browser's copy stays.
  void enqueue(async () => (await call('GET /wishlists')).data.products)
    .then((products) => Array.isArray(products) && setServerList(products, userId))
    .catch(() => undefined)
}

/**
 * Sets whose wishlist is shown: a user's is loaded, again whenever another tab has changed it; without a user
 * it is forgotten.
 */
export function setWishlistOwner(userId: string | undefined, call: Call) {
  if (owner === userId) return
  if (owner !== undefined) {
    formerUsers += 1
    pending = []
  }
  owner = userId
  served = undefined
  notifyListeners()
  stopListening()
  if (userId === undefined) return
  const onStorage = ({ key }: StorageEvent) => key === wishlistKey && fetchFor(userId, call)
  addEventListener('storage', onStorage)
  stopListening = () => removeEventListener('storage', onStorage)
  fetchFor(userId, call)
}

function send(call: Call, change: WishlistChange) {
  if (change === 'clear') return call('DELETE /wishlists/clear/all')
  const { id: productId, isSaved } = change
  return isSaved
    ? call('POST /wishlists', { body: { productId } })
    : call('DELETE /wishlists/:productId', { params: { productId } })
}

async function changeOnServer(call: Call, change: WishlistChange) {
  const userCount = formerUsers
  pending = [...pending, change]
  notifyListeners()
  try {
    const { products } = (await enqueue(() => send(call, change))).data
    if (hasTokenCookie()) writeClaimed(apply(localWishlist.read(), change))
    setServerList(products)
  } catch (failure) {
    // A failure is of no interest to the next user.
    if (userCount === formerUsers) throw failure
  } finally {
    // Answered or refused, the change is pending no more.
    pending = pending.filter((one) => one !== change)
    notifyListeners()
  }
}

/** Shows the change at once; when it fails, undoes it and rejects. */
export async function changeWishlist(call: Call, change: WishlistChange): Promise<void> {
  const isFull = wishlist.read().length >= wishlistMaxProducts
  if (isFull && change !== 'clear' && change.isSaved) throw new WishlistFull()
  if (hasTokenCookie()) await changeOnServer(call, change)
  else localWishlist.write(apply(localWishlist.read(), change))
}

/** The ids of the saved products, newest first. */
export const useWishlistIds = (): readonly string[] => useLocalList(wishlist)

/** Whether the ids came from the server, and not only from this browser. */
export const useIsWishlistServed = (): boolean =>
  useSyncExternalStore(wishlist.subscribe, wishlist.isServed, () => false)

/** Changes that show at once; one that fails is undone, with a toast. */
export function useWishlistActions() {
  const call = useCall()
  const keeping = useArea('keeping')
  const change = async (wanted: WishlistChange) => {
    try {
      await changeWishlist(call, wanted)
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
