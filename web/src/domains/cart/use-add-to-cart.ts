import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { addToCart, mostLines, mostOfOne } from './local-cart.ts'

/** Puts something into the cart and says so, or why not. */
export function useAddToCart() {
  const { ui } = useMessages()
  const keeping = useArea('keeping')
  return ({ id, title }: Pick<ProductCard, 'id' | 'title'>, variantId: string, quantity = 1) => {
    const refusal = addToCart({ productId: id, variantId }, quantity)
    const refusals = {
      mostOfOne: () => keeping.mostOfOne(formatCount(mostOfOne, ui.language)),
      cartFull: () => keeping.cartFull(formatCount(mostLines, ui.language)),
    }
    const news = refusal
      ? showToast('warning', refusals[refusal]())
      : showToast('success', keeping.added(inLanguage(title, ui.language)))
    // The count in the header says it too.
    void news.catch(() => {})
  }
}
