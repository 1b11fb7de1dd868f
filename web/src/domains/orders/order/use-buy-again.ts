import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { notifyCartChanged } from '#domains/cart/cart-channel.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.ts'

/** Puts the same products into the cart again, as far as they are in stock, and names those that are not. */
export function useBuyAgain(number: string) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const call = useCall()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call('POST /orders/:number/buy-again', { params: { number } })).data,
    onSuccess: ({ added, missing }) => {
      if (added === 0) return void showToast('warning', orders.boughtNone)
      notifyCartChanged(queryClient)
      const names = missing.map((title) => inLanguage(title, ui.language)).join(', ')
      if (names) void showToast('warning', orders.boughtSome(names))
      else void showToast('success', orders.bought)
      void navigate({ to: '/profile/cart' })
    },
    onError: () => void showToast('error', orders.buyFailed),
  })
  return { buyAgain: mutate, isBuying: isPending }
}
