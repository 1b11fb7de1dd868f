import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { panDigitsOf } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { orderKeyFor, remember } from './checkout-memory.ts'
import { startPayment } from '../payment/start-payment.ts'
import { notifyCartChanged } from '#domains/cart/cart-channel.ts'

export type PlaceRefusal = keyof Areas['checkout']['refused']

export interface Placing {
  addressId: string
  method: PaymentMethod
  note: string
  buyerPan: string
  mark: string
}

const byCode: Partial<Record<string, PlaceRefusal>> = {
  SOLD_OUT: 'soldOut',
  TOO_MANY_OPEN_ORDERS: 'open',
  SHOP_CLOSED: 'closed',
  VENDOR_SUSPENDED: 'suspended',
}
const byStatus: Record<number, PlaceRefusal> = {
  403: 'unverified',
  404: 'address',
  409: 'changed',
  422: 'used',
  429: 'often',
  503: 'gateway',
}

function refusalOf(failure: unknown): PlaceRefusal {
  if (!(failure instanceof ApiFailure)) return 'unheard'
  return byCode[failure.code] ?? byStatus[failure.status] ?? 'unheard'
}

/** The queries that are out of date after each refusal. */
const news: Partial<Record<PlaceRefusal, string[]>> = {
  changed: ['checkout'],
  soldOut: ['checkout'],
  suspended: ['checkout'],
  address: ['addresses', 'checkout'],
}

export const orderPath = (number: string) => `/profile/orders/${encodeURIComponent(number)}`

/** Places the order once, and opens the page where it is paid or shown. */
export function usePlaceOrder() {
  const call = useCall()
  const router = useRouter()
  const { reloadUser } = useSessionActions()
  const queryClient = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)

  // A browser that goes back from the gateway may show the page as it was left, busy and with an old cart.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ note, buyerPan, ...placing }: Placing) => {
      const text = note.trim()
      const pan = panDigitsOf(buyerPan)
      const headers = { 'idempotency-key': orderKeyFor(placing.mark) }
      const body = { ...placing, ...(text && { note: text }), ...(pan && { buyerPan: pan }) }
      return (await call('POST /orders', { body, headers })).data
    },
    onSuccess: ({ number, start }) => {
      setIsLeaving(true)
      // The next order gets a key of its own, even if it is the same.
      remember({ placed: number, note: '', buyerPan: '', key: undefined })
      notifyCartChanged(queryClient)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      if (!startPayment(start)) router.history.replace(orderPath(number))
    },
    onError: (failure) => {
      const refusal = refusalOf(failure)
      if (refusal === 'unverified') void reloadUser()
      for (const room of news[refusal] ?? []) void queryClient.invalidateQueries({ queryKey: [room] })
    },
  })
  return {
    place: mutate,
    isPlacing: isPending || isLeaving,
    isLeaving,
    refusal: error ? refusalOf(error) : undefined,
    forget: reset,
  }
}
