import type { CartItem } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { tellCartFailure } from './add-to-served-cart.ts'
import type { ServedCart } from './served-cart.ts'

/** What can be done with a line; what takes it away can be undone. */
export function useCartLine(served: ServedCart, item: CartItem) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const wishlist = useWishlistActions()
  const title = inLanguage(item.title, ui.language)
  const { variantId, productId, quantity, isChosen } = item
  const pick = { variantId, productId }

  const tell = (type: 'default' | 'warning', text: string, onAct?: () => void) =>
    void showToast(type, text, onAct && { label: cart.undo, onAct }).catch(() => {})
  const orSay = (change: Promise<unknown>) => void change.catch((failure) => tellCartFailure(failure))

  async function putBack() {
    await served.set(pick, quantity)
    if (!isChosen) await served.chooseOne(variantId, false)
  }

  return {
    title,
    setQuantity: (next: number) =>
      orSay(
        served.set(pick, next).then((kept) => {
          if (kept < next) tell('warning', cart.tooMany(title, formatCount(kept, ui.language)))
        }),
      ),
    choose: (next: boolean) => orSay(served.chooseOne(variantId, next)),
    remove() {
      orSay(served.set(pick, 0))
      tell('default', cart.removed(title), () => orSay(putBack()))
    },
    async moveToWishlist() {
      const removed = served.set(pick, 0)
      orSay(removed)
      if (await wishlist.save(productId)) tell('default', cart.moved(title), () => orSay(putBack()))
      else orSay(putBack())
    },
  }
}
export type CartLineActions = ReturnType<typeof useCartLine>
