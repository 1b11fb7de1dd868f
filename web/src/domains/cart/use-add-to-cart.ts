import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { addToCart, type CartRefusal } from './local-cart.ts'

/** Adds a product to the cart, and says in a toast that it did or why not. */
export function useAddToCart() {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  const call = useCall()
  return async (
    { id, title, left }: Pick<ProductCard, 'id' | 'title' | 'left'>,
    variantId: string,
    quantity = 1,
  ) => {
    const pick = { productId: id, variantId }
    const notifyResult = (refusal: CartRefusal | undefined, most = left) => {
      const refusals = {
        mostOfOne: () => keeping.mostOfOne(formatCount(maxQuantity, ui.language)),
        noneLeft: () => keeping.noneLeft(formatCount(most ?? 0, ui.language)),
        cartFull: () => keeping.cartFull(formatCount(maxCartLines, ui.language)),
      }
      return refusal
        ? showToast('warning', refusals[refusal]())
        : showToast('success', keeping.added(inLanguage(title, ui.language)))
    }
    // The count in the header changes too.
    const news = hasTokenCookie()
      ? import('./add-to-server-cart.ts').then((add) =>
          add.addToServerCart(call, pick, quantity, notifyResult),
        )
      : notifyResult(addToCart(pick, quantity, left ?? maxQuantity))
    await news.catch(() => {})
  }
}
