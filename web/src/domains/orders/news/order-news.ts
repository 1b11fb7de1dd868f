import type { OrderCard } from '@haat/contract/domains/orders.ts'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Parcels = OrderCard['parcels']
export type NewsKind = keyof Areas['orders']['news']
export interface OrderNews {
  kind: NewsKind
  /** The parcels that the news are about. */
  parcels: Parcels
  /** The other parcels, which are still to come. */
  others: Parcels
}

/** Parcels that are still with their vendors. */
const withVendors: readonly ParcelState[] = ['placed', 'confirmed', 'accepted', 'packed']
const twoDigits = (count: number) => String(count).padStart(2, '0')

/** The day in Nepal, as `YYYY-MM-DD`. */
export function nepalDay(now: Date): string {
  const { year, month, day } = nepalDateParts(now)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The one thing to know about an order: what the user has to do, else what comes next, else how it ended. */
export function orderNews(
  { parcels, payBy, needsCode }: Pick<OrderCard, 'parcels' | 'payBy' | 'needsCode'>,
  now: Date,
): OrderNews {
  const today = nepalDay(now)
  const inState = (...states: readonly ParcelState[]) => parcels.filter(({ state }) => states.includes(state))
  const shipped = inState('handedOver', 'shipped')
  const comingToday = shipped.filter(({ dueFrom, dueTo }) => dueFrom <= today && today <= dueTo)
  const isLate = payBy === null || new Date(payBy) <= now
  const found: [NewsKind, Parcels][] = [
    [isLate ? 'payOver' : 'pay', inState('awaitingPayment')],
    [needsCode ? 'code' : 'call', inState('placed')],
    ['tried', inState('tried')],
    ['today', comingToday],
    ['shipped', shipped],
    ['packed', inState('packed')],
    ['confirmed', inState('confirmed', 'accepted')],
    ['delivered', inState('delivered')],
    ['partly', inState('partlyDelivered', 'partlyReturned')],
    ['refused', inState('refused', 'returned')],
    ['declined', inState('declined')],
    ['cancelled', inState('cancelled')],
  ]
  const [kind, about] = found.find(([, some]) => some.length > 0) ?? ['cancelled', []]
  const others = inState(...withVendors, 'handedOver', 'shipped', 'tried').filter(
    (parcel) => !about.includes(parcel),
  )
  return { kind, parcels: about, others }
}
