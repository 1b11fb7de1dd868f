import type { ReactNode } from 'react'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { Initials } from '#office/parts/initials.tsx'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { CallList } from './call-list.tsx'
import { PaperList } from './paper-list.tsx'
import { RefundList } from './refund-list.tsx'

/** Who ordered, how it is paid, the calls, refunds and papers. Under 1100 pixels it stands below the parcels. */
export function ContextColumn({ staffOrder }: { staffOrder: StaffOrder }) {
  const { orders } = useArea('staff')
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 max-[1099px]:mt-5 max-[1099px]:rounded-panel max-[1099px]:bg-surface max-[1099px]:p-5 max-[1099px]:shadow-2 md:max-[1099px]:grid-cols-2 [&>*]:border-line min-[1100px]:[&>*+*]:border-t min-[1100px]:[&>*+*]:pt-4">
      <Shopper staffOrder={staffOrder} />
      <Payment staffOrder={staffOrder} />
      {staffOrder.order.method === 'cod' && (
        <Part title={orders.calls.earlier}>
          <CallList calls={staffOrder.calls} />
        </Part>
      )}
      {staffOrder.refunds.length > 0 && (
        <Part title={orders.refunds.title}>
          <RefundList staffOrder={staffOrder} />
        </Part>
      )}
      <Part title={orders.papers.title}>
        <PaperList staffOrder={staffOrder} />
      </Part>
    </aside>
  )
}

const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section>
    <div className="mb-2 flex items-center justify-between gap-3">
      <h3 className="text-h3">{title}</h3>
      {action}
    </div>
    {children}
  </section>
)

function Shopper({ staffOrder: { order, buyer } }: { staffOrder: StaffOrder }) {
  const { shopper } = useArea('staff').orders
  const { ui } = useMessages()
  const { address } = order
  const count = (n: number) => formatCount(n, ui.language)
  const year = ui.language === 'ne' ? bsDateOf(buyer.since)?.year : nepalDateParts(buyer.since).year
  const since = inDigitsOf(ui.language, String(year ?? ''))
  const local = inLanguage(address.localLevelName, ui.language)
  const district = inLanguage(address.districtName, ui.language)
  const place = `${local}-${count(address.ward)}${local === district ? '' : `, ${district}`}`
  return (
    <section>
      <div className="flex items-center gap-3">
        <Initials id={buyer.email || order.number} name={address.name} className="size-9 text-body" />
        <div className="min-w-0">
          <h3 className="text-name [overflow-wrap:anywhere]">{address.name}</h3>
          <p className="text-fine text-muted">
            {shopper.since(formatPhone(address.phoneNumber, ui.language), since)}
          </p>
        </div>
      </div>
      <p className="mt-2.5 text-small [overflow-wrap:anywhere]">
        {shopper.address(address.tole, place, address.landmark)}
      </p>
      <p className="mt-1.5 text-small [overflow-wrap:anywhere] text-muted">{buyer.email || shopper.closed}</p>
      <p className="mt-1.5 text-small text-muted">
        {shopper.sums(count(buyer.orders), count(buyer.refused))}
      </p>
    </section>
  )
}

function Payment({ staffOrder: { order, parcels } }: { staffOrder: StaffOrder }) {
  const { payment: texts } = useArea('staff').orders
  const { ui } = useMessages()
  const sum = (paisa: number) => formatRupees(paisa, ui.language)
  const count = (n: number) => formatCount(n, ui.language)
  const { payment } = order
  const lineOf = (parcel: StaffOrder['parcels'][number]) => {
    if (order.method !== 'cod') return texts.parcel(count(parcel.position))
    if (parcel.cashPaisa > 0) return texts.parcelStates.toCome(count(parcel.position))
    const isSold = ['delivered', 'partlyDelivered', 'partlyReturned'].includes(parcel.state)
    return texts.parcelStates[isSold ? 'received' : 'none'](count(parcel.position))
  }
  return (
    <Part
      title={texts.title}
      action={
        <Badge tone={payment?.state === 'paid' ? 'pineTint' : 'sunken'}>{texts.methods[order.method]}</Badge>
      }
    >
      {payment && <p className="mb-1.5 text-small font-semibold">{texts.states[payment.state]}</p>}
      {payment?.problem && (
        <p className="mb-2 rounded-chip bg-cream px-3 py-2 text-small text-cream-ink">
          {payment.problem.reportedPaisa !== null && `${texts.problem(sum(payment.problem.reportedPaisa))} `}
          {texts.unclear}
        </p>
      )}
      <dl className="grid gap-1.5 text-small">
        {parcels.map((parcel) => (
          <Sum key={parcel.position} label={lineOf(parcel)}>
            {sum(parcel.goodsPaisa)}
          </Sum>
        ))}
        {order.discountPaisa > 0 && <Sum label={texts.discount}>−{sum(order.discountPaisa)}</Sum>}
        <Sum label={texts.delivery}>{order.deliveryPaisa === 0 ? texts.free : sum(order.deliveryPaisa)}</Sum>
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{texts.total}</dt>
          <dd className="text-h3">{sum(order.totalPaisa)}</dd>
        </div>
      </dl>
    </Part>
  )
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{label}</dt>
    <dd className="shrink-0">{children}</dd>
  </div>
)
