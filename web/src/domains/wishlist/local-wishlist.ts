import { wishlistKey } from '@haat/contract/domains/wishlist.rules.ts'
import { openLocalList } from '#ui/device/local-list.ts'

/** Storage may hold anything. */
function parse(text: string | null): string[] {
  try {
    const { products } = JSON.parse(text ?? '{}') as { products?: unknown }
    return Array.isArray(products) ? products.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The wishlist of this browser, shared by all of its tabs. */
export const localWishlist = openLocalList(wishlistKey, parse, (products) => JSON.stringify({ products }))

export const readLocalWishlist = (): readonly string[] => localWishlist.read()
export const clearLocalWishlist = () => {
  localWishlist.clear()
  claimed.clear()
}

/**
 * The part of the list that belongs to an account. The rest was saved by a visitor and is synced at the next
 * sign-in.
 */
const claimed = openLocalList(`${wishlistKey}-claimed`, parse, (products) => JSON.stringify({ products }))

/** Stores the list of a signed-in user. */
export function writeClaimed(products: readonly string[]) {
  localWishlist.write(products)
  claimed.write(products)
}

/** Removes the products that belong to an account. */
export function dropClaimed() {
  const theirs = new Set(claimed.read())
  const rest = localWishlist.read().filter((id) => !theirs.has(id))
  claimed.clear()
  if (rest.length > 0) localWishlist.write(rest)
  else localWishlist.clear()
}
