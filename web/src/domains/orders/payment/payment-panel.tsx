import type { ReactNode } from 'react'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { isUnpaid } from '../news/use-news-text.ts'

const Line = ({ name, children, tone }: { name: string; children: ReactNode; tone?: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className={`whitespace-nowrap ${tone ?? ''}`}>{children}</dd>
  </div>
)

const countOf = ({ parcels }: Order) =>
  parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)
const isGone = ({ state }: Parcel) => state === 'cancelled' || state === 'refused'

/** The amounts of the order and how it is paid. */
export function PaymentPanel({ order }: { order: Order }) {
  const { ui } = useMessages()
  const { payment: words, items } = useArea('orders')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const { goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, couponCode } = order
  const gonePaisa = order.parcels.filter(isGone).reduce((sum, { totalPaisa: paisa }) => sum + paisa, 0)
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
          <dt className="text-label">{words.total}</dt>
          <dd className="text-price">{money(totalPaisa)}</dd>
        </div>
        {gonePaisa > 0 && <Line name={words.cancelled}>{money(-gonePaisa)}</Line>}
      </dl>
      <p className="mt-3 text-small text-muted">
        <PaidHow order={order} />
      </p>
    </Panel>
  )
}

function PaidHow({ order }: { order: Order }) {
  const { ui } = useMessages()
  const { payment: words, methods } = useArea('orders')
  const { method, parcels, discountPaisa } = order
  if (isGateway(method)) {
    const isOpen = parcels.some(({ state }) => state === 'awaitingPayment')
    if (isOpen) return words.onlineOpen(methods[method])
    return (isUnpaid(order) ? words.onlineNone : words.online)(methods[method])
  }
  const due = parcels.filter(({ cashPaisa }) => cashPaisa > 0)
  if (due.length === 0) return words.cashDone
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  if (parcels.length === 1) return words.cash(money(due[0]!.cashPaisa))
  const sums = due.map(({ cashPaisa, vendor }) =>
    words.cashOf(money(cashPaisa), inLanguage(vendor.name, ui.language)),
  )
  const written =
    sums.length > 1 ? [sums.slice(0, -1).join(', '), sums.at(-1)].join(words.and) : sums.join('')
  return `${words.cashParcels(written)}${discountPaisa > 0 ? ` ${words.shared}` : ''}`
}
