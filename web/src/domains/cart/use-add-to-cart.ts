import { use } from 'react'
import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { shortName } from '#ui/text/short-name.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { OpenCart } from './open-cart.ts'
import { toastCartFailure } from './toast-cart-failure.ts'
import { useCartActions } from './use-cart-actions.ts'

/** Adds a product to the cart, and says in a toast that it did or why not. The count in the header changes too. */
export function useAddToCart() {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  const cart = useCartActions()
  const onAct = use(OpenCart)
  const count = (figure: number) => formatCount(figure, ui.language)
  return async (
    { id, title, left }: Pick<ProductCard, 'id' | 'title' | 'left'>,
    variantId: string,
    more = 1,
  ) => {
    try {
      const { quantity, refusal } = await cart.add({ productId: id, variantId }, more, left)
      const refusals = {
        mostOfOne: () => keeping.mostOfOne(count(maxQuantity)),
        noneLeft: () => keeping.noneLeft(count(quantity)),
        cartFull: () => keeping.cartFull(count(maxCartLines)),
      }
      const view = { label: keeping.viewCart, onAct }
      if (refusal) await showToast('warning', refusals[refusal](), view)
      else await showToast('success', keeping.added(shortName(inLanguage(title, ui.language))), view)
    } catch (failure) {
      await toastCartFailure(failure)
    }
  }
}
