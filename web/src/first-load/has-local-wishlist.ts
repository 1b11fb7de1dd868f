import { wishlistKey } from '@haat/contract/domains/wishlist.rules.ts'

/** Whether this browser holds a wishlist. Does without the wishlist's own code, which a first visit does not load. */
export function hasLocalWishlist(): boolean {
  try {
    return localStorage.getItem(wishlistKey) !== null
  } catch {
    return false
  }
}
