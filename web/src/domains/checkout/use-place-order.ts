import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import type { Areas } from '#messages/areas.ts'
import { keyFor, remember } from './checkout-memory.ts'
import { followStart } from './follow-start.ts'
import { tellCart } from './tell-cart.ts'

export type PlaceRefusal = keyof Areas['checkout']['refused']

export interface Placing {
  addressId: string
  method: PaymentMethod
  note: string
  mark: string
}

const byCode: Partial<Record<string, PlaceRefusal>> = {
  SOLD_OUT: 'soldOut',
  TOO_MANY_OPEN_ORDERS: 'open',
  SHOP_CLOSED: 'closed',
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

/** What the page shows wrongly after these. */
const news: Partial<Record<PlaceRefusal, string[]>> = {
  changed: ['checkout'],
  soldOut: ['checkout'],
  address: ['addresses', 'checkout'],
}

export const orderPath = (number: string) => `/profile/orders/${encodeURIComponent(number)}`

/** Places the order once, and goes where it is paid or shown. */
export function usePlaceOrder() {
  const call = useCall()
  const router = useRouter()
  const { reloadUser } = useSessionActions()
  const queryClient = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)

  // Back from the gateway a browser may show the page as it was left: busy for ever, with a cart that is ordered.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ note, ...placing }: Placing) => {
      const text = note.trim()
      const headers = { 'idempotency-key': keyFor(placing.mark) }
      return (await call('POST /orders', { body: { ...placing, ...(text && { note: text }) }, headers })).data
    },
    networkMode: 'always',
    onSuccess: ({ number, start }) => {
      setIsLeaving(true)
      // What is ordered after this is another order, even if it is the same.
      remember({ placed: number, note: '', key: undefined })
      tellCart()
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      if (!followStart(start)) router.history.replace(orderPath(number))
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
