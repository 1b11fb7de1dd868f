import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { notifyCartChanged } from './cart-channel.ts'

/** Small changes of the cart on the checkout page, so that nobody has to go back to the cart for them. */
export function useCartRepairs() {
  const call = useCall()
  const queryClient = useQueryClient()
  const { notChanged } = useArea('checkout')
  const { mutate, isPending } = useMutation({
    mutationFn: (repair: () => Promise<unknown>) => repair(),
    onSuccess: () => {
      notifyCartChanged()
      return queryClient.invalidateQueries({ queryKey: ['checkout'] })
    },
    onError: () => void showToast('error', notChanged),
  })
  const choose = ({ variantId }: CartItem, isChosen: boolean) =>
    call('PATCH /cart/items/:variantId', { params: { variantId }, body: { isChosen } })
  return {
    isBusy: isPending,
    /** Choosing an item again accepts its price of today. */
    accept: (item: CartItem) => mutate(() => choose(item, true)),
    take: ({ variantId }: CartItem, quantity: number) =>
      mutate(() => call('PUT /cart/items/:variantId', { params: { variantId }, body: { quantity } })),
    leaveOut: (items: CartItem[]) =>
      mutate(async () => {
        for (const item of items) await choose(item, false)
      }),
  }
}
