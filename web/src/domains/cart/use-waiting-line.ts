import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { removeFromCart, setCartQuantity } from './change-local-cart.ts'
import type { CartRow } from './use-cart-goods.ts'

/** What a visitor can do with a line; what takes it away can be undone. */
export function useWaitingLine({ line, good }: CartRow) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const title = good ? inLanguage(good.card.title, ui.language) : cart.gone
  return {
    title,
    setQuantity: (quantity: number) => setCartQuantity(line, quantity),
    remove() {
      const onAct = removeFromCart(line)
      void showToast('default', cart.removed(title), { label: cart.undo, onAct }).catch(() => {})
    },
  }
}
