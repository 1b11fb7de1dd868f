import { wishlistKey, wishlistMaxProducts } from '@haat/contract/domains/wishlist.rules.ts'
import type { Call } from '#api/client.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { localWishlist, writeClaimed } from './local-wishlist.ts'

/**
 * What the hearts show, and one change of it. A visitor's list is the browser's own. A shopper's is the server's, with what was pressed since
 * on top of it; until the server has said it, the browser's copy stands for it.
 */
export type Change = { id: string; isSaved: boolean } | 'clear'

export class WishlistFull extends Error {}

const listeners = new Set<() => void>()
let owner: string | undefined
let served: readonly string[] | undefined
let pending: readonly Change[] = []
let shown: { base: readonly string[]; pending: readonly Change[]; ids: readonly string[] } | undefined
let line: Promise<unknown> = Promise.resolve()
/** How many people have been here before. */
let past = 0
let stopHearing = () => {}

const tell = () => listeners.forEach((listener) => listener())

function apply(ids: readonly string[], change: Change): readonly string[] {
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
  /** Whether the server has said it. */
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
 * One call after the other: an answer is never overtaken by an older one. What waited for its turn while its person left
 * is not sent, since it would go out in the name of the next, and an answer to them is no news for anybody.
 */
export function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = past
  const unlessGone = <T>(value: T): T => {
    if (mine !== past) throw new Error('They have left')
    return value
  }
  const done = line.then(unlessGone).then(work).then(unlessGone)
  line = done.catch(() => undefined)
  return done
}

/** The whole list as the server has just said it. */
export function show(products: readonly string[], of = owner) {
  if (of === undefined || of !== owner) return
  served = products
  tell()
}

function fetchFor(userId: string, call: Call) {
  // A list that cannot be fetched is no news: the browser's copy stays.
  void inLine(async () => (await call('GET /wishlists')).data.products)
    .then((products) => Array.isArray(products) && show(products, userId))
    .catch(() => undefined)
}

/** Who is here now: somebody's list is fetched, once more when another tab has changed it; nobody's is forgotten. */
export function keepWishlistOf(userId: string | undefined, call: Call) {
  if (owner === userId) return
  if (owner !== undefined) {
    past += 1
    pending = []
  }
  owner = userId
  served = undefined
  tell()
  stopHearing()
  if (userId === undefined) return
  const hear = ({ key }: StorageEvent) => key === wishlistKey && fetchFor(userId, call)
  addEventListener('storage', hear)
  stopHearing = () => removeEventListener('storage', hear)
  fetchFor(userId, call)
}

function send(call: Call, change: Change) {
  if (change === 'clear') return call('DELETE /wishlists/clear/all')
  const { id: productId, isSaved } = change
  return isSaved
    ? call('POST /wishlists', { body: { productId } })
    : call('DELETE /wishlists/:productId', { params: { productId } })
}

async function changeOnServer(call: Call, change: Change) {
  const mine = past
  pending = [...pending, change]
  tell()
  try {
    const { products } = (await inLine(() => send(call, change))).data
    if (hasTokenCookie()) writeClaimed(apply(localWishlist.read(), change))
    show(products)
  } catch (failure) {
    // Nobody is left who wants to know.
    if (mine === past) throw failure
  } finally {
    // Done or refused: what is shown is what the server has, and what is still on its way.
    pending = pending.filter((one) => one !== change)
    tell()
  }
}

/** Shown at once; rejects, and is taken back, when it could not be kept. */
export async function changeWishlist(call: Call, change: Change): Promise<void> {
  const isFull = wishlist.read().length >= wishlistMaxProducts
  if (isFull && change !== 'clear' && change.isSaved) throw new WishlistFull()
  if (hasTokenCookie()) await changeOnServer(call, change)
  else localWishlist.write(apply(localWishlist.read(), change))
}
