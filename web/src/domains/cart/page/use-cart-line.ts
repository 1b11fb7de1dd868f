import type { CartItem } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '#domains/wishlist/wishlist-store.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { toastCartFailure } from '../add-to-server-cart.ts'
import type { ServerCart } from '../store/server-cart.ts'

/** The actions of one line of the cart; those that remove it can be undone. */
export function useCartLine(serverCart: ServerCart, item: CartItem) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const wishlist = useWishlistActions()
  const title = inLanguage(item.title, ui.language)
  const { variantId, productId, quantity, isChosen } = item
  const pick = { variantId, productId }

  const notify = (type: 'default' | 'warning', text: string, onAct?: () => void) =>
    void showToast(type, text, onAct && { label: cart.undo, onAct }).catch(() => {})
  const orToast = (change: Promise<unknown>) => void change.catch((failure) => toastCartFailure(failure))

  async function putBack() {
    await serverCart.set(pick, quantity)
    if (!isChosen) await serverCart.chooseOne(variantId, false)
  }

  return {
    title,
    setQuantity: (next: number) =>
      orToast(
        serverCart.set(pick, next).then((accepted) => {
          if (accepted < next) notify('warning', cart.tooMany(title, formatCount(accepted, ui.language)))
        }),
      ),
    choose: (next: boolean) => orToast(serverCart.chooseOne(variantId, next)),
    remove() {
      orToast(serverCart.set(pick, 0))
      notify('default', cart.removed(title), () => orToast(putBack()))
    },
    async moveToWishlist() {
      const removed = serverCart.set(pick, 0)
      orToast(removed)
      if (await wishlist.save(productId)) notify('default', cart.moved(title), () => orToast(putBack()))
      else orToast(putBack())
    },
  }
}
export type CartLineActions = ReturnType<typeof useCartLine>
