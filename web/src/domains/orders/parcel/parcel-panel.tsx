import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useState, type ReactNode } from 'react'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { soldStates, underWayStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { dueText } from '../news/due-text.ts'
import { nepalDay } from '../news/order-news.ts'
import { useDueText } from '../news/use-news-text.ts'
import { CancelDialog } from '../order/cancel-dialog.tsx'
import { DeliveryDay } from './delivery-day.tsx'
import { ParcelLines } from './parcel-lines.tsx'
import { ParcelRefunds } from './parcel-refunds.tsx'
import { hasSameReturnDays, ReturnDays } from './return-days.tsx'
import { SubstituteQuestion } from './substitute-question.tsx'
import { Timeline } from './timeline.tsx'

interface ParcelPanelProps {
  order: Order
  parcel: Parcel
  now: Date
}

/** The parcel of one vendor: its items, the code for the courier, its timeline and its actions. */
export function ParcelPanel({ order, parcel, now }: ParcelPanelProps) {
  const { ui } = useMessages()
  const { vendor, doorCode, cashPaisa } = parcel
  const name = inLanguage(vendor.name, ui.language)
  return (
    <section aria-label={name} className="overflow-hidden rounded-panel bg-surface shadow-2">
      <div className="px-4 pb-2 md:px-5">
        <div className="flex min-h-14 flex-wrap items-center gap-x-2.5 pb-2">
          <h3 className="max-w-full min-w-0 grow">
            <Link
              to="/vendors/$slug"
              params={{ slug: vendor.slug }}
              className="flex min-h-11 items-center gap-2.5 text-label hover:text-crimson"
            >
              <Store aria-hidden className="size-5 shrink-0" />
              <span className="truncate">{name}</span>
            </Link>
          </h3>
          <ParcelBadge parcel={parcel} now={now} />
        </div>
        <ParcelLines parcel={parcel} />
        {parcel.substitutes.map((asked) => (
          <SubstituteQuestion key={asked.id} order={order} parcel={parcel} asked={asked} />
        ))}
        <CarriedBy parcel={parcel} />
        {parcel.state === 'tried' && <DeliveryDay order={order} parcel={parcel} />}
        {doorCode !== null && <DoorCode code={doorCode} paisa={cashPaisa} />}
        <ParcelRefunds order={order} parcel={parcel} />
        <Timeline order={order} parcel={parcel} vendor={name} />
      </div>
      <ParcelFoot order={order} parcel={parcel} vendor={name} now={now} />
    </section>
  )
}

/** Who brings it, and under which number; nothing where the vendor does. */
function CarriedBy({ parcel: { courierName, trackingNumber } }: Pick<ParcelPanelProps, 'parcel'>) {
  const orders = useArea('orders')
  if (courierName === null) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-muted">
      <Truck aria-hidden className="size-4.5 shrink-0" />
      <span>{orders.courier(courierName)}</span>
      {trackingNumber !== null && (
        <span className="text-ink wrap-anywhere select-all">{orders.tracking(trackingNumber)}</span>
      )}
    </p>
  )
}

/** The day of delivery, or how the parcel ended. */
function ParcelBadge({ parcel, now }: Pick<ParcelPanelProps, 'parcel' | 'now'>) {
  const { parcelStates } = useArea('orders')
  const dueWords = useDueText(now)
  const { state, dueFrom, dueTo } = parcel
  if (soldStates.includes(state)) {
    return (
      <Badge tone="pineTint">
        <Check aria-hidden className="mr-1.5 inline size-4" />
        {parcelStates[state]}
      </Badge>
    )
  }
  if (!underWayStates.includes(state)) return <Badge tone="sunken">{parcelStates[state]}</Badge>
  if (state === 'tried') return <Badge tone="blushTint">{parcelStates.tried}</Badge>
  const isToday = state === 'shipped' && dueFrom <= nepalDay(now)
  return <Badge tone={isToday ? 'blushTint' : 'creamTint'}>{dueWords({ dueFrom, dueTo })}</Badge>
}

/** The code that the user tells the courier after receiving the parcel. */
function DoorCode({ code, paisa }: { code: string; paisa: number }) {
  const { ui } = useMessages()
  const { doorCode, doorText } = useArea('orders')
  const digits = inDigitsOf(ui.language, code)
  const [before, after] = doorText
  return (
    <div className="-mx-1 mt-4 rounded-picture bg-cream p-4 text-cream-ink">
      <p className="text-label">{doorCode}</p>
      <p className="sr-only">{[...digits].join(' ')}</p>
      <div aria-hidden className="mt-2 grid max-w-xs grid-cols-4 gap-2">
        {[...digits].map((digit, at) => (
          <span
            key={`${at} ${digit}`}
            className="grid h-14 place-items-center rounded-control bg-surface text-h1 text-ink"
          >
            {digit}
          </span>
        ))}
      </div>
      <p className="mt-2.5 text-small">
        {before}
        <strong className="text-ink">{formatRupees(paisa, ui.language)}</strong>
        {after}
      </p>
    </div>
  )
}

interface ParcelFootProps {
  order: Order
  parcel: Parcel
  vendor: string
  now: Date
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex gap-3 border-t border-line px-4 py-3.5 text-small text-muted md:px-5 [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0">
    {icon}
    <span>{children}</span>
  </p>
)

const actionClass =
  'flex min-h-13 grow basis-0 items-center justify-center gap-2.5 px-3 text-center text-label hover:bg-sunken'

/** The actions that a parcel allows now. */
function ParcelFoot({ order, parcel, vendor, now }: ParcelFootProps) {
  // An order that waits for its payment is cancelled as a whole, beside the buttons to pay.
  if (parcel.canCancel && parcel.state !== 'awaitingPayment') {
    return <CancelFoot order={order} parcel={parcel} vendor={vendor} />
  }
  return soldStates.includes(parcel.state) ? <ReturnFoot order={order} parcel={parcel} now={now} /> : null
}

function CancelFoot({ order, parcel, vendor }: Omit<ParcelFootProps, 'now'>) {
  const orders = useArea('orders')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Note icon={<Info aria-hidden />}>{orders.canCancel}</Note>
      <div className="flex divide-x divide-line border-t border-line print:hidden">
        <button type="button" className={`${actionClass} text-crimson`} onClick={() => setIsOpen(true)}>
          {orders.cancelParcel}
        </button>
        <Link to="/vendors/$slug" params={{ slug: parcel.vendor.slug }} className={actionClass}>
          {orders.askVendor}
        </Link>
      </div>
      {isOpen && (
        <CancelDialog order={order} parcel={parcel} vendor={vendor} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

/** The days stand here once where all pieces have the same, and beside each piece where they differ. */
function ReturnFoot({ order, parcel, now }: Omit<ParcelFootProps, 'vendor'>) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const isSame = hasSameReturnDays(parcel)
  const last = parcel.sealedReturnUntil
  if (!parcel.returnUntil || !last) return <Note icon={<Info aria-hidden />}>{orders.noReturn}</Note>
  if (last < nepalDay(now)) {
    const day = dueText({ dueFrom: last, dueTo: last }, ui.language, orders)
    return <Note icon={<Info aria-hidden />}>{orders.returnOver(day)}</Note>
  }
  return (
    <>
      <Note icon={<RotateCcw aria-hidden />}>
        {isSame ? <ReturnDays days={parcel} /> : orders.returnByPiece} {orders.returnMoney}
      </Note>
      <div className="flex border-t border-line">
        <Link
          to="/help-support"
          search={{ order: order.number }}
          className={`${actionClass} text-crimson [&>svg]:size-5`}
        >
          <RotateCcw aria-hidden />
          {orders.returnHelp}
        </Link>
      </div>
    </>
  )
}
