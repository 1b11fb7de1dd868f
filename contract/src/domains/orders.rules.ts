import { orderNumberPattern } from '../shared/fields.rules.ts'
import { fromDevanagariDigits } from '../shared/numbers.ts'

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

/**
 * The discount of what is left of a parcel: it shrinks in proportion to the goods from which it comes off, rounded down once,
 * so what the parcel costs never rises.
 */
export const discountOfPart = (
  whole: { discountedPaisa: number; discountPaisa: number },
  discountedPaisa: number,
): number =>
  whole.discountedPaisa === 0
    ? 0
    : Number((BigInt(whole.discountPaisa) * BigInt(discountedPaisa)) / BigInt(whole.discountedPaisa))
