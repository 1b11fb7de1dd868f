import { wishlistKey } from '@haat/contract/domains/wishlist.rules.ts'

/** Anything may stand in a browser's storage, and a browser may refuse to open it. */
export function readLocalWishlist(): string[] {
  try {
    const { products } = JSON.parse(localStorage.getItem(wishlistKey) ?? '{}') as { products?: unknown }
    return Array.isArray(products) ? products.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function writeLocalWishlist(products: string[]) {
  try {
    localStorage.setItem(wishlistKey, JSON.stringify({ products }))
  } catch {
    // Full or refused: the list of a signed-in shopper is on the server as well.
  }
}

export function clearLocalWishlist() {
  try {
    localStorage.removeItem(wishlistKey)
  } catch {
    // Where nothing can be kept, nothing is left behind.
  }
}
