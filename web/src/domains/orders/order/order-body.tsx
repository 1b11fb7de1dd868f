import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Order } from '@haat/contract/domains/orders.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { orderNews } from '../news/order-news.ts'
import { isWaiting, type Paid } from '../paid-search.ts'
import { useClock } from '../news/use-clock.ts'
import { isUnpaid, useNewsText } from '../news/use-news-text.ts'
import { AddressPanel } from './address-panel.tsx'
import { CodeForm } from './code-form.tsx'
import { MailNotice } from './mail-notice.tsx'
import { OrderActions } from './order-actions.tsx'
import { PaidNotice } from '../payment/paid-notice.tsx'
import { ParcelPanel } from '../parcel/parcel-panel.tsx'
import { PayPanel } from '../payment/pay-panel.tsx'
import { PaymentPanel } from '../payment/payment-panel.tsx'

/** The news and what there is to do, then every parcel, then payment and address. */
export function OrderBody({ order, paid }: { order: Order; paid: Paid | undefined }) {
  const now = useClock(15_000)
  const payBy = order.payment?.payBy ?? null
  const news = orderNews({ ...order, payBy }, now)
  return (
    <div className="mt-4 grid items-start gap-3.5 md:mt-5 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-5">
      <div className="grid gap-3.5 md:gap-4">
        <Next order={order} news={news} now={now} />
        <MailNotice order={order} />
        <PaidNotice order={order} paid={paid} />
        {news.kind === 'pay' && <Pay order={order} isPending={paid === 'pending'} />}
        {news.kind === 'code' && <CodeForm number={order.number} />}
        {order.parcels.map((parcel) => (
          <ParcelPanel key={parcel.position} order={order} parcel={parcel} now={now} />
        ))}
      </div>
      <div className="grid gap-3.5 md:gap-4">
        <PaymentPanel order={order} />
        <AddressPanel order={order} />
        <OrderActions order={order} />
      </div>
    </div>
  )
}

/** Hidden from a user who has just paid, so that nobody pays twice. */
function Pay({ order, isPending }: { order: Order; isPending: boolean }) {
  const { paid } = useArea('orders')
  const [hasNotPaid, setHasNotPaid] = useState(false)
  if (!isPending || hasNotPaid || !isWaiting(order)) return <PayPanel order={order} />
  return (
    <Button variant="secondary" onClick={() => setHasNotPaid(true)}>
      {paid.notPaid}
    </Button>
  )
}

interface NextProps {
  order: Order
  news: ReturnType<typeof orderNews>
  now: Date
}

function Next({ order, news, now }: NextProps) {
  const orders = useArea('orders')
  const { heading, sentence } = useNewsText(now)(news, order)
  return (
    <div aria-live="polite">
      <h2 className="text-h2">{heading}</h2>
      {sentence && <p className="mt-1 text-muted">{sentence}</p>}
      {news.kind === 'cancelled' && isUnpaid(order) && (
        <Link to="/profile/cart" className={buttonClass({ variant: 'secondary', className: 'mt-3' })}>
          {orders.toCart}
        </Link>
      )}
    </div>
  )
}
