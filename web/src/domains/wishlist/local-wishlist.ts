import { wishlistKey } from '@haat/contract/domains/wishlist.rules.ts'
import { openLocalList } from '#ui/local-list.ts'

/** Anything may stand in a browser's storage. */
function parse(text: string | null): string[] {
  try {
    const { products } = JSON.parse(text ?? '{}') as { products?: unknown }
    return Array.isArray(products) ? products.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The list of whoever sits at this browser, in all of its tabs. */
export const localWishlist = openLocalList(wishlistKey, parse, (products) => JSON.stringify({ products }))

export const readLocalWishlist = (): readonly string[] => localWishlist.read()
export const clearLocalWishlist = () => {
  localWishlist.clear()
  claimed.clear()
}

/** What of the list above belongs to an account; the rest was saved by a visitor and waits for a sign-in. */
const claimed = openLocalList(`${wishlistKey}-claimed`, parse, (products) => JSON.stringify({ products }))

/** The list of somebody who is signed in. */
export function writeClaimed(products: readonly string[]) {
  localWishlist.write(products)
  claimed.write(products)
}

/** Leaves what nobody's account has had. */
export function dropClaimed() {
  const theirs = new Set(claimed.read())
  const rest = localWishlist.read().filter((id) => !theirs.has(id))
  claimed.clear()
  if (rest.length > 0) localWishlist.write(rest)
  else localWishlist.clear()
}
