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
export const writeLocalWishlist = (products: readonly string[]) => localWishlist.write(products)
export const clearLocalWishlist = () => localWishlist.clear()
