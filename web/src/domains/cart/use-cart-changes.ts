import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { removeFromCart, setCartQuantity } from './local-cart.ts'
import type { CartRow } from './use-cart-goods.ts'

/** What can be done with a line; what takes it away can be undone. */
export function useCartChanges({ line, good }: CartRow) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const wishlist = useWishlistActions()
  const title = good ? inLanguage(good.card.title, ui.language) : cart.gone

  const tell = (text: string, onAct: () => void) =>
    void showToast('default', text, { label: cart.undo, onAct }).catch(() => {})

  return {
    title,
    setQuantity: (quantity: number) => setCartQuantity(line, quantity),
    remove: () => tell(cart.removed(title), removeFromCart(line)),
    moveToWishlist: async () => {
      const putBack = removeFromCart(line)
      if (await wishlist.save(line.productId)) tell(cart.moved(title), putBack)
      else putBack()
    },
  }
}
