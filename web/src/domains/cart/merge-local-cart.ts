import { mostLines } from '@haat/contract/domains/cart.rules.ts'
import type { cartEndpoints } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { z } from 'zod'
import type { Call } from '#api/client.ts'
import { loadArea } from '#messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { localCart } from './local-cart.ts'

type Change = z.infer<(typeof cartEndpoints)['POST /cart/merge']['response']>['data']['changes'][number]

/** Locks need a secure context; without them two tabs would have to be very quick. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('haat-cart', work) : work()

/** Brings what was put in before signing in to the server. A failure is ignored: the next sign-in tries again. */
export async function mergeLocalCart(call: Call): Promise<void> {
  if (localCart.read().length === 0) return
  await inTurn(async () => {
    // Read once more: another tab may have brought it meanwhile.
    const items = localCart
      .read()
      .map(({ variantId, quantity }) => ({ variantId, quantity }))
      .filter(({ variantId }) => /^[1-9]\d{0,14}$/.test(variantId))
      .slice(0, mostLines)
    if (items.length > 0) {
      const { changes } = (await call('POST /cart/merge', { body: { items } })).data
      void tellChanges(changes).catch(() => {})
    }
    localCart.clear()
  }).catch(() => {})
}

/** Outside of every page, as the sign-in may be: the language is the document's. */
async function tellChanges(changes: Change[]) {
  if (changes.length === 0) return
  const language = toLanguage(document.documentElement.lang)
  const { merged } = await loadArea(language, 'cart')
  const sentences = changes.map(({ kind, title, quantity }) =>
    merged[kind](title && inLanguage(title, language), formatCount(quantity, language)),
  )
  await showToast('info', [...new Set(sentences)].join(' '))
}
