import { maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { CartChange } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Call } from '#api/client.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import {
  dropMergedLines,
  newMergeRequest,
  storeMergeRequest,
  readMergeRequest,
} from '../cart-merge-request.ts'
import { notifyOtherTabs } from '../cart-channel.ts'
import { localCart } from '../local-cart.ts'

/**
 * Locks need a secure context; without them two tabs would have to merge at the very same moment to do harm.
 */
const withLock = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('haat-cart', work) : work()

/**
 * Sends the lines that were added before signing in to the server. A failure is ignored: the next read of
 * the cart tries again.
 */
export async function mergeLocalCart(call: Call, signal: AbortSignal): Promise<void> {
  if (localCart.read().length === 0) return
  await withLock(async () => {
    // An earlier request that may have arrived is repeated as it was; what was added after it follows in a
    // second one.
    for (let tries = 0; tries < 2 && localCart.read().length > 0; tries += 1)
      await sendMergeRequest(call, signal)
  }).catch(() => {})
}

/** The request of whose failure the other tabs were told: they try by themselves, and must not keep each other going. */
let toldKey = ''

async function sendMergeRequest(call: Call, signal: AbortSignal) {
  const request = readMergeRequest() ?? newMergeRequest(localCart.read())
  if (request.items.length > 0) {
    storeMergeRequest(request)
    const answer = await call('POST /cart/merge', { body: request, signal }).catch((failure: unknown) => {
      // Without an answer the server may have taken the lines, and the other tabs show a cart without them.
      if (!signal.aborted && toldKey !== request.key) notifyOtherTabs()
      toldKey = request.key
      throw failure
    })
    const { changes } = answer.data
    notifyOtherTabs()
    // Whoever signed out meanwhile leaves a cart that is no longer theirs.
    signal.throwIfAborted()
    void toastChanges(changes).catch(() => {})
  }
  dropMergedLines(request)
}

/** Uses the language of the document, since a sign-in may happen outside of every page. */
async function toastChanges(changes: CartChange[]) {
  if (changes.length === 0) return
  const language = toLanguage(document.documentElement.lang)
  const [{ merged }, { mostOfOne }] = await Promise.all([
    loadArea(language, 'cart'),
    loadArea(language, 'keeping'),
  ])
  const sentences = changes.map(({ kind, title, quantity }) =>
    // So many are not all that are left, but all that a cart takes of one thing.
    kind === 'fewer' && quantity === maxQuantity
      ? mostOfOne(formatCount(quantity, language))
      : merged[kind](title && inLanguage(title, language), formatCount(quantity, language)),
  )
  await showToast('info', [...new Set(sentences)].join(' '))
}
