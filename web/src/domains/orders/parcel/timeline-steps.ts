import { soldStates, underWayStates, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Parcel } from '@haat/contract/domains/orders.ts'
import { isGateway, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'

export interface TimelineStep {
  state: ParcelState
  /** The time of the step; undefined for a step to come. */
  at: string | undefined
  place: 'past' | 'now' | 'toCome'
  /** Whether the step before it was on the same day. */
  isSameDay: boolean
}

const stepsOf = (method: PaymentMethod): ParcelState[] => [
  isGateway(method) ? 'awaitingPayment' : 'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
]

/** States on the way from one of these steps to the next. */
const between: Partial<Record<ParcelState, ParcelState>> = {
  accepted: 'confirmed',
  handedOver: 'packed',
  tried: 'shipped',
}

const nepalMs = (5 * 60 + 45) * 60_000
const dayOf = (at: string) => Math.floor((new Date(at).getTime() + nepalMs) / 86_400_000)

/** The steps that a parcel has passed and, unless it is over, those to come. */
export function timelineSteps(
  { timeline, state }: Pick<Parcel, 'timeline' | 'state'>,
  method: PaymentMethod,
): TimelineStep[] {
  const done = timeline.map((step, at): TimelineStep => {
    const before = timeline[at - 1]
    const isLast = at === timeline.length - 1
    return {
      ...step,
      // A delivered parcel has no current step: the last one is past as well.
      place: isLast && !soldStates.includes(state) ? 'now' : 'past',
      isSameDay: before !== undefined && dayOf(before.at) === dayOf(step.at),
    }
  })
  const steps = stepsOf(method)
  const toCome = underWayStates.includes(state) ? steps.slice(steps.indexOf(between[state] ?? state) + 1) : []
  return [
    ...done,
    ...toCome.map((one): TimelineStep => ({ state: one, at: undefined, place: 'toCome', isSameDay: false })),
  ]
}
