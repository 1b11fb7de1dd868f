import { orderNumberPattern } from '../shared/fields.rules.ts'
import { fromDevanagariDigits } from '../shared/numbers.ts'

/** The states of one vendor's parcel, from the order to the door. */
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
 * The states that may follow each state. A parcel paid online is confirmed by its payment, one to be paid in
 * cash by the shopper's code or a call. It can be cancelled until the courier has it.
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
/** Whether the state is final. */
export const isOver = (state: ParcelState) => parcelSteps[state].length === 0
/** The states in which stock is reserved for the parcel. */
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

/** A permanent account number, as the tax office writes it. */
export const panPattern = /^\d{9}$/
/** What a person typed as a PAN, in any digits, with or without spaces and hyphens. */
export const panDigitsOf = (typed: string) => fromDevanagariDigits(typed).replaceAll(/[\s\u00a0-]/g, '')

/** How long stock is reserved for a shopper who is paying. The terms and conditions (2.3) name it too. */
export const holdMinutes = 15
/** How long an order to be paid in cash waits for its code. */
export const confirmHours = 12
/** How many orders of one shopper may be neither paid nor confirmed: each keeps stock from others. */
export const maxOpenOrders = 5
export const confirmCodeDigits = 6
export const doorCodeDigits = 4
export const maxWrongCodes = 5

const prefix = 'H-'
export const orderNumber = (id: number) => `${prefix}${id}`
export function orderIdOf(number: string): number | undefined {
  const digits = orderNumberPattern.exec(number)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Percent times a hundred, of the goods before any discount. It is written into the order and holds for it from then on. */
export const commissionRate = 1000
export const commissionOf = (goodsPaisa: number) => Math.floor((goodsPaisa * commissionRate) / 10_000)
