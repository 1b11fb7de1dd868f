import { maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { shortName } from '#ui/text/short-name.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { CartPick, CartSource } from '../local-cart.ts'
import { toastCartFailure } from '../toast-cart-failure.ts'
import { useCartActions } from '../use-cart-actions.ts'

type QuantityChange = Parameters<CartSource['set']>[1]

/** The actions of one line of the cart, which say it when they fail; those that remove it can be undone. */
export function useCartLine(name: string, { variantId, productId }: CartPick) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const keeping = useArea('keeping')
  const title = shortName(name)
  const actions = useCartActions()
  const wishlist = useWishlistActions()
  const pick = { variantId, productId }

  const orToast = (change: Promise<unknown>) => void change.catch(toastCartFailure)
  const toast = (type: 'default' | 'warning', text: string, undo?: () => Promise<void>) =>
    showToast(type, text, undo && { label: cart.undo, onAct: () => orToast(undo()) })

  const sayMost = (most: number) =>
    most < maxQuantity
      ? toast('warning', cart.tooMany(title, formatCount(most, ui.language)))
      : toast('warning', keeping.mostOfOne(formatCount(maxQuantity, ui.language)))
  async function setQuantity(change: QuantityChange) {
    const { wanted, accepted } = await actions.set(pick, change)
    if (accepted < wanted) await sayMost(accepted)
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
    sayMost: (most: number) => void sayMost(most),
    setQuantity: (change: QuantityChange) => orToast(setQuantity(change)),
    choose: (isChosen: boolean) => orToast(actions.choose(variantId, isChosen)),
    remove: () => orToast(remove()),
    moveToWishlist: () => orToast(moveToWishlist()),
  }
}
