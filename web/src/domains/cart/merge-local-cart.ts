import type { CartChange } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Call } from '#api/client.ts'
import { loadArea } from '#messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { dropBrought, newBringing, rememberBringing, rememberedBringing } from './brought-cart.ts'
import { localCart } from './local-cart.ts'

/** Locks need a secure context; without them two tabs would have to be very quick. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('haat-cart', work) : work()

/** Brings what was put in before signing in to the server. A failure is ignored: the next sign-in tries again. */
export async function mergeLocalCart(call: Call): Promise<void> {
  if (localCart.read().length === 0) return
  await inTurn(async () => {
    // What an earlier try may have brought already is sent as it was, then what was put in after it.
    for (let tries = 0; tries < 2 && localCart.read().length > 0; tries += 1) await bring(call)
  }).catch(() => {})
}

async function bring(call: Call) {
  const brought = rememberedBringing() ?? newBringing(localCart.read())
  if (brought.items.length > 0) {
    rememberBringing(brought)
    const { changes } = (await call('POST /cart/merge', { body: brought })).data
    void tellChanges(changes).catch(() => {})
  }
  dropBrought(brought)
}

/** Outside of every page, as the sign-in may be: the language is the document's. */
async function tellChanges(changes: CartChange[]) {
  if (changes.length === 0) return
  const language = toLanguage(document.documentElement.lang)
  const { merged } = await loadArea(language, 'cart')
  const sentences = changes.map(({ kind, title, quantity }) =>
    merged[kind](title && inLanguage(title, language), formatCount(quantity, language)),
  )
  await showToast('info', [...new Set(sentences)].join(' '))
}
