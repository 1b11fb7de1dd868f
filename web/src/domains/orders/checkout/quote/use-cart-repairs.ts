import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { useCartActions } from '#domains/cart/use-cart-actions.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'

/** Small changes of the cart on the checkout page, so that nobody has to go back to the cart for them. */
export function useCartRepairs() {
  const { choose, set } = useCartActions()
  const queryClient = useQueryClient()
  const { notChanged } = useArea('checkout')
  const { mutate, isPending } = useMutation({
    mutationFn: (repair: () => Promise<unknown>) => repair(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['checkout'] }),
    onError: () => void showToast('error', notChanged),
  })
  return {
    isBusy: isPending,
    /** Choosing an item again accepts its price of today. */
    accept: ({ variantId }: CartItem) => mutate(() => choose(variantId, true)),
    take: ({ variantId, productId }: CartItem, quantity: number) =>
      mutate(() => set({ variantId, productId }, quantity)),
    leaveOut: (items: CartItem[]) =>
      mutate(() => Promise.all(items.map(({ variantId }) => choose(variantId, false)))),
  }
}
