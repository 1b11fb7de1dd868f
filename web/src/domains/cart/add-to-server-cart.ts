import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { openServerCart } from './cart-store.ts'
import type { CartPick, CartRefusal } from './local-cart.ts'

type NotifyResult = (refusal: CartRefusal | undefined, most?: number) => Promise<void>

/** For signed-in users: the count changes at once, and the toast follows when the server has answered. */
export async function addToServerCart(
  call: Call,
  pick: CartPick,
  quantity: number,
  notifyResult: NotifyResult,
) {
  try {
    const cart = await openServerCart(call)
    await cart.whenReady()
    const before = cart.quantityOf(pick)
    if (before === 0 && cart.lineCount() >= maxCartLines) return await notifyResult('cartFull')
    const { wanted, accepted } = await cart.add(pick, quantity)
    if (accepted < wanted) return await notifyResult('noneLeft', accepted)
    await notifyResult(wanted < before + quantity ? 'mostOfOne' : undefined)
  } catch (failure) {
    await toastCartFailure(failure)
  }
}

/**
 * Makes the product the only one that is chosen for the order, adding it if needed. Returns whether checkout
 * can open.
 */
export async function buyNow(call: Call, pick: CartPick, quantity: number): Promise<boolean> {
  try {
    const cart = await openServerCart(call)
    await cart.whenReady()
    const before = cart.quantityOf(pick)
    if (before < quantity) await cart.set(pick, Math.min(quantity, maxQuantity))
    await cart.chooseOnly([pick.variantId])
    // Choosing it again accepts today's price, which the product page has just shown.
    if (before > 0) await cart.chooseOne(pick.variantId, true)
    return true
  } catch (failure) {
    await toastCartFailure(failure)
    return false
  }
}

/** Says why a change was undone, in the language of the document, as it may run outside of every page. */
export async function toastCartFailure(failure: unknown) {
  const { refused } = await loadArea(toLanguage(document.documentElement.lang), 'cart')
  const status = failure instanceof ApiFailure ? failure.status : 0
  await showToast('error', status === 404 ? refused.gone : status === 409 ? refused.soldOut : refused.failed)
}
