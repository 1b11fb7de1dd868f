import { wishlistKey } from '@haat/contract/domains/wishlist.rules.ts'

/** Whether a visitor has hearts to show, without the code that reads them. */
export function hasKept(): boolean {
  try {
    return localStorage.getItem(wishlistKey) !== null
  } catch {
    return false
  }
}
