import { toLanguage } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { isTemporary } from '#api/client.ts'
import type { RouterContext } from '#api/router-context.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { readLocalWishlist, writeClaimed } from './local-wishlist.ts'
import { numberIn } from './saved-id.ts'
import { callInOrder, reloadIds, setServedIds } from './wishlist.queries.ts'

/**
 * Sends what was saved before signing in to the server. A failure is ignored: the list stays in this browser.
 */
export async function syncWishlist({
  call,
  queryClient,
}: Pick<RouterContext, 'call' | 'queryClient'>): Promise<void> {
  const productIds = [...readLocalWishlist()]
  if (productIds.length === 0) return
  // The products belong to this user from now on, also if the call fails, so that no other user's sign-in takes
  // them.
  writeClaimed(productIds)
  try {
    const send = () => call('POST /wishlists/sync', { body: { productIds } })
    const { products } = (await callInOrder(queryClient, 'sync', send)).data
    // The list was emptied meanwhile by a sign-out, which must leave nothing behind.
    if (!Array.isArray(products) || readLocalWishlist().length === 0) return
    writeClaimed(products)
    setServedIds(queryClient, products)
    await toastDropped(countMissing(productIds, products))
  } catch (failure) {
    // The next sign-in tries again. Without an answer the server may have taken the list: this tab and the others ask.
    if (isTemporary(failure) && hasTokenCookie()) {
      writeClaimed(readLocalWishlist())
      void reloadIds(queryClient)
    }
  }
}

function countMissing(sent: string[], kept: string[]): number {
  const known = new Set(kept.map(numberIn))
  return new Set(sent.map(numberIn).filter((number) => !known.has(number))).size
}

/** Uses the language of the document, since a sign-in may happen outside of every page. */
async function toastDropped(count: number) {
  if (count === 0) return
  const language = toLanguage(document.documentElement.lang)
  const { dropped } = await loadArea(language, 'keeping')
  await showToast('info', dropped(formatCount(count, language)))
}
