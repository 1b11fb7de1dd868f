import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { startPayment } from './start-payment.ts'

/** Pays an order that is on hold, by the same method or another one. */
export function usePayOrder(number: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)

  // A browser that goes back from the gateway may show the page as it was left, busy for ever.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const reload = () => queryClient.invalidateQueries({ queryKey: ['orders'] })
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (method: PaymentMethod) =>
      (await call('POST /orders/:number/pay', { params: { number }, body: { method } })).data.start,
    onSuccess: (start) => {
      if (startPayment(start)) setIsLeaving(true)
      else void reload()
    },
    onError: () => void reload(),
  })
  return {
    pay: mutate,
    /** The payment method whose page is being opened. */
    opening: isPending || isLeaving ? variables : undefined,
    isGone: error instanceof ApiFailure && error.status === 409,
    hasFailed: error !== null,
  }
}
