import { parcelStates, refusedStates, type ParcelState } from './orders.steps.rules.ts'

/**
 * The parts of a shop's work, each with a list of its own. `waiting` is what is to be accepted and to be packed together; `today` is what was
 * ordered today in Nepal, is confirmed and was not undone.
 */
export const parcelViews = [
  'toAccept',
  'toPack',
  'packed',
  'onTheWay',
  'comingBack',
  'late',
  'done',
  'all',
  'waiting',
  'today',
] as const
export type ParcelView = (typeof parcelViews)[number]

/** The states that a view lists; `late` is every unfinished parcel in the shop or on its way whose promised day is over. */
export const statesOfView: Record<Exclude<ParcelView, 'late' | 'all' | 'today'>, readonly ParcelState[]> = {
  waiting: ['confirmed', 'accepted'],
  toAccept: ['confirmed'],
  toPack: ['accepted'],
  packed: ['packed'],
  onTheWay: ['handedOver', 'shipped', 'tried'],
  comingBack: ['refused', 'partlyDelivered'],
  done: ['delivered', 'partlyReturned', 'returned', 'declined', 'cancelled'],
}
/** A parcel in one of these states is late once its last promised day is over. */
export const lateStates: readonly ParcelState[] = [
  'confirmed',
  'accepted',
  'packed',
  'handedOver',
  'shipped',
  'tried',
]

/** What a shop has sold: it is confirmed, and neither given up, nor refused, nor back. */
export const standingStates: readonly ParcelState[] = parcelStates.filter(
  (state) =>
    !['awaitingPayment', 'placed', 'declined', 'cancelled'].includes(state) && !refusedStates.includes(state),
)

/** The views whose answers say how many parcels they have and what these are worth together. */
export const summedViews = ['waiting', 'today'] as const satisfies readonly ParcelView[]
export type SummedView = (typeof summedViews)[number]
export const isSummed = (view: ParcelView): view is SummedView => summedViews.some((one) => one === view)

/** No list of parcels counts higher. */
export const maxCountedParcels = 1000
