import { Link } from '@tanstack/react-router'
import Info from 'lucide-react/icons/info'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState, type ReactNode } from 'react'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { dueText } from '../news/due-text.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { CancelDialog } from '../order/cancel-dialog.tsx'

interface ParcelFootProps {
  order: Order
  parcel: Parcel
  vendor: string
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
export function ParcelFoot({ order, parcel, vendor }: ParcelFootProps) {
  // An order that waits for its payment is cancelled as a whole, beside the buttons to pay.
  if (parcel.canCancel && parcel.state !== 'awaitingPayment') {
    return <CancelFoot order={order} parcel={parcel} vendor={vendor} />
  }
  return parcel.state === 'delivered' ? <ReturnFoot order={order} parcel={parcel} /> : null
}

function CancelFoot({ order, parcel, vendor }: ParcelFootProps) {
  const orders = useArea('orders')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Note icon={<Info aria-hidden />}>{orders.canCancel}</Note>
      <div className="flex divide-x divide-line border-t border-line">
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

function ReturnFoot({ order, parcel }: Pick<ParcelFootProps, 'order' | 'parcel'>) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const { returnUntil, sealedReturnUntil } = parcel
  const day = (date: string) => (
    <strong className="font-semibold text-ink">
      {dueText({ dueFrom: date, dueTo: date }, ui.language, orders)}
    </strong>
  )
  if (!returnUntil || !sealedReturnUntil) return <Note icon={<Info aria-hidden />}>{orders.noReturn}</Note>
  const isOne = returnUntil === sealedReturnUntil
  return (
    <>
      <Note icon={<RotateCcw aria-hidden />}>
        {isOne ? orders.returnOnce[0] : orders.returnText[0]}
        {day(returnUntil)}
        {isOne ? orders.returnOnce[1] : orders.returnText[1]}
        {!isOne && day(sealedReturnUntil)}
        {!isOne && orders.returnText[2]}
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
