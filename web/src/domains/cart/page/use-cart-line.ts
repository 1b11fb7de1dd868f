import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import type { CartPick, CartSource } from '../local-cart.ts'
import { toastCartFailure } from '../toast-cart-failure.ts'
import { useCartActions } from '../use-cart-actions.ts'

type QuantityChange = Parameters<CartSource['set']>[1]

/** The actions of one line of the cart, which say it when they fail; those that remove it can be undone. */
export function useCartLine(title: string, { variantId, productId }: CartPick) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const actions = useCartActions()
  const wishlist = useWishlistActions()
  const pick = { variantId, productId }

  const orToast = (change: Promise<unknown>) => void change.catch(toastCartFailure)
  const toast = (type: 'default' | 'warning', text: string, undo?: () => Promise<void>) =>
    showToast(type, text, undo && { label: cart.undo, onAct: () => orToast(undo()) })

  async function setQuantity(change: QuantityChange) {
    const { wanted, accepted } = await actions.set(pick, change)
    if (accepted < wanted) await toast('warning', cart.tooMany(title, formatCount(accepted, ui.language)))
  }
  async function remove() {
    const { removed, undo } = await actions.remove(pick)
    orToast(removed)
    await toast('default', cart.removed(title), undo)
  }
  async function moveToWishlist() {
    const { removed, undo } = await actions.remove(pick)
    orToast(removed)
    if (await wishlist.save(productId)) await toast('default', cart.moved(title), undo)
    else await undo()
  }
  return {
    setQuantity: (change: QuantityChange) => orToast(setQuantity(change)),
    choose: (isChosen: boolean) => orToast(actions.choose(variantId, isChosen)),
    remove: () => orToast(remove()),
    moveToWishlist: () => orToast(moveToWishlist()),
  }
}
