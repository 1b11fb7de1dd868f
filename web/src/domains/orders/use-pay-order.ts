import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { followStart } from '#domains/checkout/follow-start.ts'

/** Another try to pay an order that is held, in the same way or another. */
export function usePayOrder(number: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)

  // Back from the gateway a browser may show the page as it was left: busy for ever.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const reload = () => queryClient.invalidateQueries({ queryKey: ['orders'] })
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (method: PaymentMethod) =>
      (await call('POST /orders/:number/pay', { params: { number }, body: { method } })).data.start,
    networkMode: 'always',
    onSuccess: (start) => {
      if (followStart(start)) setIsLeaving(true)
      else void reload()
    },
    onError: () => void reload(),
  })
  return {
    pay: mutate,
    /** The way that is being opened. */
    opening: isPending || isLeaving ? variables : undefined,
    isGone: error instanceof ApiFailure && error.status === 409,
    hasFailed: error !== null,
  }
}
