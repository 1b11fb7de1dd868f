import { useMutation, useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { useState, useEffect } from 'react'
import type { Order } from '@haat/contract/domains/orders.ts'
import { isGateway, paymentMethods, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useClock } from '../news/use-clock.ts'
import { CancelDialog } from '../order/cancel-dialog.tsx'
import { startPayment } from './start-payment.ts'

/** Lets the user pay an order that is on hold, by any method, or cancel it. */
export function PayPanel({ order }: { order: Order }) {
  const { ui } = useMessages()
  const { pay: words, methods } = useArea('orders')
  const { pay, opening, isGone, hasFailed } = usePayOrder(order.number)
  const [isCancelling, setIsCancelling] = useState(false)
  const payBy = order.payment!.payBy!
  const ways = paymentMethods.filter(isGateway).toSorted((way) => (way === order.method ? -1 : 1))
  const waiting = order.parcels.find(({ state }) => state === 'awaitingPayment')!
  return (
    <Panel title={words.title} action={<TimeLeft until={payBy} />} className="print:hidden">
      <p className="-mt-2 mb-4">{words.text(formatTime(payBy, ui.language))}</p>
      <div className="grid gap-3">
        {ways.map((way, at) => (
          <Button
            key={way}
            isWide
            variant={at === 0 ? 'primary' : 'secondary'}
            isBusy={opening === way}
            busyLabel={words.busy}
            aria-disabled={opening !== undefined || undefined}
            onClick={() => opening || pay(way)}
          >
            {(at === 0 ? words.with : words.instead)(methods[way])}
          </Button>
        ))}
        <Button variant="quiet" isWide onClick={() => setIsCancelling(true)}>
          {words.cancel}
        </Button>
        <FormError text={hasFailed ? (isGone ? words.gone : words.failed) : undefined} />
      </div>
      {isCancelling && (
        <CancelDialog order={order} parcel={waiting} vendor="" onClose={() => setIsCancelling(false)} />
      )}
    </Panel>
  )
}

const longestCountdown = 3600

function TimeLeft({ until }: { until: string }) {
  const { ui } = useMessages()
  const { pay } = useArea('orders')
  const left = Math.max(0, Math.ceil((new Date(until).getTime() - useClock(1000).getTime()) / 1000))
  // Seconds say something only towards the end.
  if (left > longestCountdown) return null
  const digits = (count: number) => inDigitsOf(ui.language, String(count))
  const seconds = inDigitsOf(ui.language, String(left % 60).padStart(2, '0'))
  return (
    <p className="flex items-center gap-1.5 text-small font-semibold whitespace-nowrap text-cream-ink tabular-nums">
      <Clock aria-hidden className="size-4.5" />
      {pay.left(digits(Math.floor(left / 60)), seconds)}
    </p>
  )
}

/** Pays an order that is on hold, by the same method or another one. */
function usePayOrder(number: string) {
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
