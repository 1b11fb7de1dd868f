/** A parcel of one vendor, from the click to the door. */
export const parcelStates = [
  'awaitingPayment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'refused',
  'cancelled',
] as const
export type ParcelState = (typeof parcelStates)[number]

/**
 * What may follow what. Paid online, a parcel is confirmed by its payment; to be paid in cash, by the shopper's code or a
 * call. It can be cancelled until the courier has it.
 */
export const parcelSteps: Record<ParcelState, readonly ParcelState[]> = {
  awaitingPayment: ['confirmed', 'cancelled'],
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'refused'],
  delivered: [],
  refused: [],
  cancelled: [],
}
export const mayFollow = (from: ParcelState, to: ParcelState) => parcelSteps[from].includes(to)
export const isCancellable = (state: ParcelState) => mayFollow(state, 'cancelled')
/** Nothing happens to it any more. */
export const isOver = (state: ParcelState) => parcelSteps[state].length === 0
/** States in which its goods are set aside for it. */
export const openStates = parcelStates.filter((state) =>
  ['placed', 'confirmed', 'packed'].includes(state),
) as ParcelState[]

export const cancelReasons = [
  'changedMind',
  'foundCheaper',
  'tooLate',
  'wrongItem',
  'wrongAddress',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export const orderNoteMaxLength = 500
/** So long stock is held for somebody who is paying. */
export const holdMinutes = 15
/** So long an order to be paid in cash waits for its code. */
export const confirmHours = 12
/** So many orders of one shopper may be neither paid nor confirmed: each keeps goods from others for nothing. */
export const mostOpenOrders = 5
export const confirmCodeDigits = 6
export const doorCodeDigits = 4
export const mostWrongCodes = 5

const prefix = 'H-'
export const orderNumber = (id: number) => `${prefix}${id}`
export function orderIdOf(number: string): number | undefined {
  const digits = /^H-(\d{1,15})$/.exec(number)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
