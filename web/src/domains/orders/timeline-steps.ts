import { isOver, type ParcelState } from '@haat/contract/domains/orders.rules.ts'
import type { Parcel } from '@haat/contract/domains/orders.ts'
import { isGateway, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'

export interface TimelineStep {
  state: ParcelState
  /** What is to come has none. */
  at: string | undefined
  place: 'past' | 'now' | 'toCome'
  /** Whether its day has been named by the step above. */
  isSameDay: boolean
}

const wayOf = (method: PaymentMethod): ParcelState[] => [
  isGateway(method) ? 'awaitingPayment' : 'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
]

const nepalMs = (5 * 60 + 45) * 60_000
const dayOf = (at: string) => Math.floor((new Date(at).getTime() + nepalMs) / 86_400_000)

/** What has happened to a parcel and, unless it is over, what is to come. */
export function timelineSteps(
  { timeline, state }: Pick<Parcel, 'timeline' | 'state'>,
  method: PaymentMethod,
): TimelineStep[] {
  const done = timeline.map((step, at): TimelineStep => {
    const before = timeline[at - 1]
    const isLast = at === timeline.length - 1
    return {
      ...step,
      // What was delivered is done like all the rest.
      place: isLast && state !== 'delivered' ? 'now' : 'past',
      isSameDay: before !== undefined && dayOf(before.at) === dayOf(step.at),
    }
  })
  const way = wayOf(method)
  const toCome = isOver(state) ? [] : way.slice(way.indexOf(state) + 1)
  return [
    ...done,
    ...toCome.map((one): TimelineStep => ({ state: one, at: undefined, place: 'toCome', isSameDay: false })),
  ]
}
