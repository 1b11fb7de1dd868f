import type { ParcelState } from './orders.steps.rules.ts'

/** The parts of a shop's work, each with a list of its own. */
export const parcelViews = [
  'toAccept',
  'toPack',
  'packed',
  'onTheWay',
  'comingBack',
  'late',
  'done',
  'all',
] as const
export type ParcelView = (typeof parcelViews)[number]

/** The states that a view lists; `late` is every unfinished parcel in the shop or on its way whose promised day is over. */
export const statesOfView: Record<Exclude<ParcelView, 'late' | 'all'>, readonly ParcelState[]> = {
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

/** No list of parcels counts higher. */
export const maxCountedParcels = 1000
