import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import type { Order } from '@haat/contract/domains/orders.ts'
import type { PaymentState } from '@haat/contract/domains/payments.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Spinner } from '#ui/state/spinner.tsx'
import { isWaiting, type Paid } from '../paid-search.ts'

const tones = { pine: 'bg-pine-tint text-pine', cream: 'bg-cream text-cream-ink' }

const Notice = ({
  tone,
  icon,
  children,
}: {
  tone: keyof typeof tones
  icon: ReactNode
  children: string
}) => (
  <p
    role="status"
    className={`flex gap-3 rounded-control p-4 font-semibold [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 ${tones[tone]}`}
  >
    {icon}
    {children}
  </p>
)

interface PaidNoticeProps {
  order: Order
  paid: Paid | undefined
}

/** Says what became of the payment, after the return from a gateway or when there is a refund. */
export function PaidNotice({ order, paid }: PaidNoticeProps) {
  return (
    <>
      <ProblemNotice order={order} />
      {paid && !order.payment?.problem && <ReturnNotice order={order} paid={paid} />}
      <RefundNotice order={order} />
    </>
  )
}

/**
 * The gateway reported the payment in a way that staff have to check; said regardless of how the user came
 * here.
 */
function ProblemNotice({ order }: { order: Order }) {
  const { ui } = useMessages()
  const { paid: words, methods } = useArea('orders')
  const problem = order.payment?.problem
  if (!problem) return null
  const method = methods[order.method]
  const { reportedPaisa } = problem
  const isOtherSum = problem.problem === 'otherSum' && reportedPaisa !== null
  return (
    <Notice tone="cream" icon={<Info aria-hidden />}>
      {isOtherSum
        ? words.otherSum(
            method,
            formatRupees(reportedPaisa, ui.language),
            formatRupees(order.totalPaisa, ui.language),
          )
        : words.strange(method)}
    </Notice>
  )
}

const whyOf = (state: PaymentState) =>
  state === 'failed' || state === 'expired' ? state : ('unfinished' as const)

/** The state of the order counts more than the result in the URL. */
function ReturnNotice({ order, paid }: { order: Order; paid: Paid }) {
  const { ui } = useMessages()
  const { paid: words, methods } = useArea('orders')
  const { payment } = order
  if (!payment) return null
  const method = methods[order.method]
  if (payment.state === 'paid') {
    return (
      <Notice tone="pine" icon={<CircleCheck aria-hidden />}>
        {words.yes(formatRupees(order.totalPaisa, ui.language), method)}
      </Notice>
    )
  }
  const isHeld = order.parcels.some(({ state }) => state === 'awaitingPayment')
  if (paid === 'failed' && isHeld) {
    return (
      <Notice tone="cream" icon={<Info aria-hidden />}>
        {`${words.why[whyOf(payment.state)](method)} ${words.waysOn}`}
      </Notice>
    )
  }
  if (isWaiting(order)) {
    return (
      <Notice tone="cream" icon={paid === 'pending' ? <Spinner /> : <Info aria-hidden />}>
        {paid === 'pending' ? words.pending(method) : words.notYet(method)}
      </Notice>
    )
  }
  const isBack = payment.state === 'refundDue' || payment.state === 'refunded'
  if (isBack && paid === 'back') {
    return (
      <Notice tone="cream" icon={<Info aria-hidden />}>
        {payment.refundPaisa > 0
          ? words.back(formatRupees(payment.refundPaisa, ui.language))
          : words.backPlain}
      </Notice>
    )
  }
  return isBack ? null : (
    <Notice tone="cream" icon={<Info aria-hidden />}>
      {words.no}
    </Notice>
  )
}

function RefundNotice({ order: { payment } }: { order: Order }) {
  const { ui } = useMessages()
  const { refund } = useArea('orders')
  const isDone = payment?.state === 'refunded'
  if (!payment || !(isDone || payment.refundBy)) return null
  const sum = formatRupees(payment.refundPaisa, ui.language)
  return (
    <Notice tone="pine" icon={<RotateCcw aria-hidden />}>
      {payment.refundBy ? refund.due(sum, formatLocalDate(payment.refundBy, ui.language)) : refund.done}
    </Notice>
  )
}
