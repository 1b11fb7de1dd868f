import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { isOver } from '@haat/contract/domains/orders.steps.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { CallPanel } from '../calls/call-panel.tsx'
import type { Calling } from '../calls/use-calling.ts'
import { ContextColumn } from '../context/context-column.tsx'
import { LedgerPanel } from '../context/ledger-panel.tsx'
import { ParcelPanel } from '../parcel/parcel-panel.tsx'
import { OrderHead } from './order-head.tsx'

interface OrderViewProps {
  staffOrder: StaffOrder
  /** Where the order waits for a call. */
  calling: Calling | undefined
  place: { at: number; count: number } | undefined
  onBack(): void
}

/** An order: its parcels by need, and beside them who ordered and what became of the money; on narrower screens below. */
export function OrderView({ staffOrder, calling, place, onBack }: OrderViewProps) {
  const { orders } = useArea('staff')
  const { parcels, order } = staffOrder
  const byNeed = parcels.toSorted((a, b) => needOf(a) - needOf(b) || a.dueTo.localeCompare(b.dueTo))
  // One crimson button on a screen: the call, or the oldest duty.
  const first = calling ? undefined : byNeed.find(({ state }) => !isOver(state))?.position
  return (
    <section aria-label={order.number} className="flex min-h-0 min-w-0 flex-col">
      <OrderHead staffOrder={staffOrder} onBack={onBack} />
      <div className="min-h-0 grow gap-4.5 p-4 md:overflow-y-auto md:overscroll-contain md:p-5 min-[1100px]:grid min-[1100px]:grid-cols-[minmax(0,1fr)_262px] min-[1100px]:content-start">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {calling && <CallPanel staffOrder={staffOrder} calling={calling} place={place} />}
          <ul aria-label={orders.title} className="contents">
            {byNeed.map((parcel) => (
              <ParcelPanel
                key={parcel.position}
                parcel={parcel}
                staffOrder={staffOrder}
                isFirst={parcel.position === first}
              />
            ))}
          </ul>
          {staffOrder.postings && <LedgerPanel postings={staffOrder.postings} />}
        </div>
        <ContextColumn staffOrder={staffOrder} />
      </div>
    </section>
  )
}

/** Late, then what is still to do, then what is over. */
function needOf({ isLate, state }: StaffOrder['parcels'][number]) {
  if (isLate) return 0
  return isOver(state) ? 2 : 1
}
