import { toLanguage } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Call } from '#api/client.ts'
import { loadArea } from '#messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { readLocalWishlist, writeClaimed } from './local-wishlist.ts'
import { inLine, show } from './wishlist-store.ts'

/** Brings what was saved before signing in to the server. A failure is ignored: the list stays where it is. */
export async function syncWishlist(call: Call): Promise<void> {
  const productIds = [...readLocalWishlist()]
  if (productIds.length === 0) return
  // Theirs from now on, also if the server does not hear of it: nobody else's sign-in brings it along.
  writeClaimed(productIds)
  try {
    const { products } = (await inLine(() => call('POST /wishlists/sync', { body: { productIds } }))).data
    // Emptied meanwhile: whoever signed out must not find it again.
    if (!Array.isArray(products) || readLocalWishlist().length === 0) return
    writeClaimed(products)
    show(products)
    await tellDropped(countMissing(productIds, products))
  } catch {
    // The next sign-in tries again.
  }
}

/** The readable part of an id follows the product's name; the number stays. */
const keyOf = (id: string) => numberOfPublicId(id) ?? id

function countMissing(sent: string[], kept: string[]): number {
  const known = new Set(kept.map(keyOf))
  return new Set(sent.map(keyOf).filter((key) => !known.has(key))).size
}

/** Outside of every page, as the sign-in may be: the language is the document's. */
async function tellDropped(count: number) {
  if (count === 0) return
  const language = toLanguage(document.documentElement.lang)
  const { dropped } = await loadArea(language, 'keeping')
  await showToast('info', dropped(formatCount(count, language)))
}
