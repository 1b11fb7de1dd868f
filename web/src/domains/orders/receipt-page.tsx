import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import teapot from 'picture:state-teapot'
import type { ReactNode } from 'react'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { ApiFailure } from '#api/client.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useCall } from '#api/use-router-context.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { OrderDay } from './order/order-day.tsx'
import { isKept, keptOf } from './parcel/kept.ts'
import { gonePaisaOf, refundedPaisaOf } from './order/gone-paisa.ts'
import { OrderMissing } from './order/order-missing.tsx'
import { PaidHow } from './order/paid-how.tsx'
import { ordersQueries } from './orders.queries.ts'

/** What was ordered, from whom and for how much, as a page to print. It exists from the first moment of an order. */
export function ReceiptPage({ number }: { number: string }) {
  const orders = useArea('orders')
  const query = useQuery(ordersQueries.one(useCall(), number))
  if (query.data) return <Receipt order={query.data} />
  if (query.error instanceof ApiFailure && query.error.status === 404) return <OrderMissing />
  if (query.error) {
    return (
      <ErrorState picture={teapot} headingLevel={2} heading={orders.oneFailed} query={query}>
        {orders.failedText}
      </ErrorState>
    )
  }
  return (
    <SkeletonGroup className="mt-4">
      <Skeleton className="h-120 rounded-panel" />
    </SkeletonGroup>
  )
}

function Receipt({ order }: { order: Order }) {
  const { receipt: words, toOrder } = useArea('orders')
  const { number, parcels, placedAt } = order
  return (
    <>
      <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          to="/profile/orders/$number"
          params={{ number }}
          className="-ml-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-label hover:text-crimson"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {toOrder}
        </Link>
        <Button icon={<Printer aria-hidden />} onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <article className="max-w-3xl rounded-panel bg-surface p-5 shadow-2 md:p-8 print:max-w-none print:p-0 print:shadow-none">
        <div className="flex flex-wrap-reverse items-start justify-between gap-4 border-b border-line pb-4 [print-color-adjust:exact]">
          <div>
            <h1 className="text-h2">{words.title(number)}</h1>
            <p className="text-muted">
              <OrderDay at={placedAt} />
            </p>
          </div>
          <Logo />
        </div>
        <p className="mt-4 rounded-control bg-cream p-3 text-small text-cream-ink [print-color-adjust:exact]">
          {words.notABill}
        </p>
        <ReceiptAddress order={order} />
        {parcels.map((parcel) => (
          <ReceiptParcel key={parcel.position} parcel={parcel} />
        ))}
        <ReceiptSums order={order} />
        <Company />
      </article>
    </>
  )
}

function ReceiptAddress({ order: { address } }: { order: Order }) {
  const { ui } = useMessages()
  const { receipt: words } = useArea('orders')
  const { name, phoneNumber, tole, localLevelName, ward, districtName, landmark } = address
  const level = `${inLanguage(localLevelName, ui.language)}-${inDigitsOf(ui.language, String(ward))}`
  return (
    <section aria-label={words.to} className="mt-4 wrap-anywhere">
      <h2 className="text-small text-muted">{words.to}</h2>
      <p className="font-semibold">
        {name}, {formatPhone(phoneNumber, ui.language)}
      </p>
      <p>
        {tole}, {level}, {inLanguage(districtName, ui.language)}, {landmark}
      </p>
    </section>
  )
}

/** The lines of one vendor, which is the seller. */
function ReceiptParcel({ parcel: { vendor, lines, state } }: { parcel: Parcel }) {
  const { ui } = useMessages()
  const { receipt: words, parcelStates } = useArea('orders')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const cell = 'py-1.5 pl-3 text-right align-top whitespace-nowrap'
  return (
    <table className="mt-5 w-full table-fixed break-inside-avoid text-small">
      <caption className="pb-1 text-left">
        <span className="text-label">
          {words.soldBy(inLanguage(vendor.name, ui.language), inLanguage(vendor.place, ui.language))}
        </span>
        <span className="ml-2 text-muted">{parcelStates[state]}</span>
      </caption>
      <thead className="border-y border-line text-left text-muted">
        <tr>
          <th className="py-1.5 font-normal">{words.item}</th>
          <th className={`${cell} w-28 font-normal max-sm:hidden print:table-cell`}>{words.price}</th>
          <th className={`${cell} w-20 font-normal`}>{words.quantity}</th>
          <th className={`${cell} w-28 font-normal`}>{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.filter(isKept).map(({ variantId, title, choice, pricePaisa, sent, taken }) => (
          <tr key={variantId} className="border-b border-line">
            <td className="py-1.5">
              {[title, ...choice].map((text) => inLanguage(text, ui.language)).join(', ')}
            </td>
            <td className={`${cell} max-sm:hidden print:table-cell`}>{money(pricePaisa)}</td>
            <td className={cell}>{formatCount(keptOf({ sent, taken }), ui.language)}</td>
            <td className={cell}>{money(keptOf({ sent, taken }) * pricePaisa)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt>{name}</dt>
    <dd className="whitespace-nowrap">{children}</dd>
  </div>
)

function ReceiptSums({ order }: { order: Order }) {
  const { ui } = useMessages()
  const { payment: words, receipt } = useArea('orders')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const { goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, couponCode } = order
  const gonePaisa = gonePaisaOf(order)
  const refundedPaisa = refundedPaisaOf(order)
  return (
    <div className="mt-4 break-inside-avoid sm:ml-auto sm:max-w-sm">
      <dl>
        <Line name={receipt.goods}>{money(goodsPaisa)}</Line>
        {discountPaisa > 0 && <Line name={words.coupon(couponCode ?? '')}>{money(-discountPaisa)}</Line>}
        <Line name={words.delivery}>{deliveryPaisa === 0 ? words.free : money(deliveryPaisa)}</Line>
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>{receipt.total}</dt>
          <dd className="whitespace-nowrap">{money(totalPaisa)}</dd>
        </div>
        {gonePaisa > 0 && <Line name={words.cancelled}>{money(-gonePaisa)}</Line>}
        {refundedPaisa > 0 && <Line name={words.refunded}>{money(-refundedPaisa)}</Line>}
      </dl>
      <p className="mt-2 text-small text-muted">
        <PaidHow order={order} />
      </p>
    </div>
  )
}

/** Who runs the marketplace: a printed page has to say where it comes from. */
function Company() {
  const { ui } = useMessages()
  const settings = useSiteSettings()
  if (!settings) return null
  const { company, support } = settings
  const words = [
    inLanguage(company.name, ui.language),
    inLanguage(company.address, ui.language),
    support.phone && formatPhone(support.phone, ui.language),
    support.email,
  ]
  return (
    <p className="mt-6 border-t border-line pt-3 text-fine text-muted">{words.filter(Boolean).join(' · ')}</p>
  )
}
