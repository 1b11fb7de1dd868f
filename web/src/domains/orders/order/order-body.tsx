import { Link } from '@tanstack/react-router'
import MailWarning from 'lucide-react/icons/mail-warning'
import MapPin from 'lucide-react/icons/map-pin'
import { useState, type ReactNode } from 'react'
import { vatScopeOf } from '@haat/contract/domains/catalogue.rules.ts'
import type { Order } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { inDigitsOf, formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { taxLines } from '#domains/cart/tax-lines.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { orderNews } from '../news/order-news.ts'
import { isWaiting, type Paid } from '../paid-search.ts'
import { useClock } from '../news/use-clock.ts'
import { isUnpaid, useNewsText } from '../news/use-news-text.ts'
import { gonePaisaOf, refundedPaisaOf } from './gone-paisa.ts'
import { PaidHow } from './paid-how.tsx'
import { CodeForm } from './code-form.tsx'
import { OrderActions } from './order-actions.tsx'
import { PaidNotice } from '../payment/paid-notice.tsx'
import { ParcelPanel } from '../parcel/parcel-panel.tsx'
import { PayPanel } from '../payment/pay-panel.tsx'

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

/** The address as it was when the order was placed. */
function AddressPanel({ order: { address, note, buyerPan } }: { order: Order }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const { name, phoneNumber, tole, localLevelName, ward, districtName, landmark } = address
  const place = `${inLanguage(localLevelName, ui.language)}-${inDigitsOf(ui.language, String(ward))}`
  return (
    <section
      aria-label={orders.address}
      className="flex gap-3.5 rounded-panel bg-surface p-4 shadow-2 md:rounded-hero md:p-5"
    >
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-label">
          {name}, <span className="whitespace-nowrap">{formatPhone(phoneNumber, ui.language)}</span>
        </p>
        <p className="text-muted">
          {tole}, {place}, {inLanguage(districtName, ui.language)}, {landmark}
        </p>
        {buyerPan && <p className="mt-2 text-small text-muted">{orders.buyerPan(buyerPan)}</p>}
        {note && <p className="mt-2 text-small text-muted">{orders.note(note)}</p>}
      </div>
    </section>
  )
}

/** Says that our last mail about the order bounced: to which address, what it held, and what helps. */
function MailNotice({ order: { mail, needsCode } }: { order: Order }) {
  const { ui } = useMessages()
  const { mail: words } = useArea('orders')
  const phone = useSiteSettings()?.support.phone
  if (!mail) return null
  const isEnded = mail.state === 'ended'
  return (
    <section role="status" className="flex gap-3 rounded-control bg-cream p-4 text-cream-ink">
      <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{words[mail.state](mail.to)}</p>
        <p className="mt-1">{isEnded ? words.check[needsCode ? 'code' : 'plain'] : words.comes}</p>
        {(isEnded || needsCode) && (
          <p className="mt-3 flex flex-wrap gap-3">
            {isEnded && (
              <Link to="/profile/details" className={buttonClass({ variant: 'secondary' })}>
                {words.change}
              </Link>
            )}
            {phone && (
              <a href={`tel:${toE164(phone) ?? phone}`} className={buttonClass({ variant: 'secondary' })}>
                {words.call(formatPhone(phone, ui.language))}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

const Line = ({ name, children, tone }: { name: string; children: ReactNode; tone?: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className={`whitespace-nowrap ${tone ?? ''}`}>{children}</dd>
  </div>
)

const countOf = ({ parcels }: Order) =>
  parcels.flatMap(({ lines }) => lines).reduce((sum, { sent, taken }) => sum + (taken ?? sent), 0)

/** The amounts of the order and how it is paid. */
function PaymentPanel({ order }: { order: Order }) {
  const { ui } = useMessages()
  const { payment: words, items } = useArea('orders')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const { goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, tax, couponCode } = order
  const scope = vatScopeOf(order.parcels.flatMap(({ lines }) => lines))
  const gonePaisa = gonePaisaOf(order)
  const refundedPaisa = refundedPaisaOf(order)
  return (
    <Panel title={<span className="text-h3">{words.title}</span>}>
      <dl className="-mt-2">
        <Line name={items(formatCount(countOf(order), ui.language))}>{money(goodsPaisa)}</Line>
        {discountPaisa > 0 && (
          <Line name={words.coupon(couponCode ?? '')} tone="text-pine">
            {money(-discountPaisa)}
          </Line>
        )}
        <Line name={words.delivery} {...(deliveryPaisa === 0 && { tone: 'font-semibold text-pine' })}>
          {deliveryPaisa === 0 ? words.free : money(deliveryPaisa)}
        </Line>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-label">{words.total[scope]}</dt>
          <dd className="ml-auto text-price">{money(totalPaisa)}</dd>
        </div>
        {tax &&
          taxLines(tax, words, ui.language).map(({ name, amount }) => (
            <Line key={name} name={name}>
              {amount}
            </Line>
          ))}
        {gonePaisa > 0 && <Line name={words.cancelled}>{money(-gonePaisa)}</Line>}
        {refundedPaisa > 0 && <Line name={words.refunded}>{money(-refundedPaisa)}</Line>}
      </dl>
      <p className="mt-3 text-small text-muted">
        <PaidHow order={order} />
      </p>
    </Panel>
  )
}
