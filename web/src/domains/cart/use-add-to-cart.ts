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
  return (
    { id, title, left }: Pick<ProductCard, 'id' | 'title' | 'left'>,
    variantId: string,
    quantity = 1,
  ) => {
    const refusal = addToCart({ productId: id, variantId }, quantity, left ?? mostOfOne)
    const refusals = {
      mostOfOne: () => keeping.mostOfOne(formatCount(mostOfOne, ui.language)),
      noneLeft: () => keeping.noneLeft(formatCount(left ?? 0, ui.language)),
      cartFull: () => keeping.cartFull(formatCount(mostLines, ui.language)),
    }
    const news = refusal
      ? showToast('warning', refusals[refusal]())
      : showToast('success', keeping.added(inLanguage(title, ui.language)))
    // The count in the header says it too.
    void news.catch(() => {})
  }
}
