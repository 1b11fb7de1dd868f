import type { Parcel } from '@haat/contract/domains/orders.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { dueText } from '../news/due-text.ts'
import { isKept } from './kept.ts'

type ReturnDaysOf = Pick<Parcel, 'returnUntil' | 'sealedReturnUntil'>

/** Lines that were not kept have no day. */
export const hasSameReturnDays = ({ lines }: Parcel) =>
  new Set(lines.filter(isKept).map(({ returnUntil }) => returnUntil)).size <= 1

/** "Return until Tue 24 Nov, or until Wed 2 Dec with the seal unbroken." */
export function ReturnDays({ days: { returnUntil, sealedReturnUntil } }: { days: ReturnDaysOf }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const day = (date: string) => (
    <strong className="font-semibold text-ink">
      {dueText({ dueFrom: date, dueTo: date }, ui.language, orders)}
    </strong>
  )
  if (!returnUntil || !sealedReturnUntil) return orders.noReturn
  if (returnUntil === sealedReturnUntil) {
    return (
      <>
        {orders.returnOnce[0]}
        {day(returnUntil)}
        {orders.returnOnce[1]}
      </>
    )
  }
  return (
    <>
      {orders.returnText[0]}
      {day(returnUntil)}
      {orders.returnText[1]}
      {day(sealedReturnUntil)}
      {orders.returnText[2]}
    </>
  )
}
