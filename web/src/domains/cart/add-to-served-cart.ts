import { mostLines, mostOfOne } from '@haat/contract/domains/cart.rules.ts'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { loadArea } from '#messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { servedCart } from './cart-lines.ts'
import type { CartPick, CartRefusal } from './local-cart.ts'

type Say = (refusal: CartRefusal | undefined, most?: number) => Promise<void>

/** For whoever is signed in: shown at once, said when the server has it. */
export async function addToServedCart(call: Call, pick: CartPick, quantity: number, say: Say) {
  try {
    const cart = await servedCart(call)
    await cart.ready()
    const before = cart.quantityOf(pick)
    if (before === 0 && cart.lineCount() >= mostLines) return await say('cartFull')
    const { wanted, kept } = await cart.add(pick, quantity)
    if (kept < wanted) return await say('noneLeft', kept)
    await say(wanted < before + quantity ? 'mostOfOne' : undefined)
  } catch (failure) {
    await tellCartFailure(failure)
  }
}

/** Puts it in unless it is there, chooses nothing else, and says whether it can be paid. */
export async function buyNow(call: Call, pick: CartPick, quantity: number): Promise<boolean> {
  try {
    const cart = await servedCart(call)
    await cart.ready()
    const before = cart.quantityOf(pick)
    if (before < quantity) await cart.set(pick, Math.min(quantity, mostOfOne))
    await cart.chooseOnly([pick.variantId])
    // The page says what it costs today: that is agreed to.
    if (before > 0) await cart.chooseOne(pick.variantId, true)
    return true
  } catch (failure) {
    await tellCartFailure(failure)
    return false
  }
}

/** Why a change was taken back, in the language of the document. */
export async function tellCartFailure(failure: unknown) {
  const { refused } = await loadArea(toLanguage(document.documentElement.lang), 'cart')
  const status = failure instanceof ApiFailure ? failure.status : 0
  await showToast('error', status === 404 ? refused.gone : status === 409 ? refused.soldOut : refused.failed)
}
