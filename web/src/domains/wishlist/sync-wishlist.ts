import type { Call } from '#api/client.ts'
import { readLocalWishlist, writeLocalWishlist } from './local-wishlist.ts'

/** Brings what was saved before signing in to the server. A failure is ignored: the list stays where it is. */
export async function syncWishlist(call: Call): Promise<void> {
  const productIds = readLocalWishlist()
  if (productIds.length === 0) return
  try {
    const { products } = (await call('POST /wishlists/sync', { body: { productIds } })).data
    // Emptied meanwhile: whoever signed out must not find it again.
    if (Array.isArray(products) && readLocalWishlist().length > 0) writeLocalWishlist(products)
  } catch {
    // The next sign-in tries again.
  }
}
