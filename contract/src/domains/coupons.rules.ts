import { addDays } from '../shared/working-days.ts'

/** The kinds of discount: a part of the price, or rupees. */
export const couponKinds = ['percent', 'amount'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What of its shop a coupon is for. */
export const couponScopes = ['all', 'categories', 'listings'] as const
export type CouponScope = (typeof couponScopes)[number]

/** In the order of what a shopper meets first: what is over is over, also if it was paused. */
export const couponStates = ['over', 'usedUp', 'paused', 'planned', 'running'] as const
export type ShopCouponState = (typeof couponStates)[number]

/** The lists of a shop's coupons. */
export const couponFilters = ['all', 'running', 'planned', 'paused', 'usedUp', 'over'] as const
export type CouponFilter = (typeof couponFilters)[number]

export const couponCodeMinLength = 4
export const couponCodeMaxLength = 20
/** Capitals and digits, which people can read to each other. */
export const couponCodePattern = /^[A-Z0-9]+$/
/** The code as it is kept: people type small letters and spaces. */
export const cleanCouponCode = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

/** From 0, O, 1 and I nobody can tell which is meant. */
const clearLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const madeLength = 8
/** Makes a code; `random` gives whole numbers below its argument. */
export const makeCouponCode = (random: (below: number) => number) =>
  Array.from({ length: madeLength }, () => clearLetters[random(clearLetters.length)]).join('')

export const maxCouponPercent = 100
/** The highest amount, maximum and minimum: a lakh of rupees off, from a crore. */
export const maxCouponPaisa = 1_00_000_00
export const maxCouponMinimumPaisa = 1_00_00_000_00
export const maxCouponUses = 1_000_000
export const maxCouponSubjects = 50
/** Shoppers are told of so many coupons of a shop, or of a product. */
export const maxAnnouncedCoupons = 3
/** A coupon begins at most so many days from today, and lasts at most so many. */
export const maxCouponDaysAhead = 90
export const maxCouponDays = 366

interface CouponDays {
  beginsOn: string
  /** The last day; null for no end. */
  endsOn: string | null
}
export type CouponDaysFault = 'past' | 'far' | 'order' | 'long'

/** What is wrong with the days of a new coupon, and at which of them it is told; undefined when they are right. */
export function findCouponDaysFault(
  { beginsOn, endsOn }: CouponDays,
  today: string,
): { field: keyof CouponDays; fault: CouponDaysFault } | undefined {
  if (beginsOn < today) return { field: 'beginsOn', fault: 'past' }
  if (beginsOn > addDays(today, maxCouponDaysAhead)) return { field: 'beginsOn', fault: 'far' }
  return findCouponEndFault({ beginsOn, endsOn }, today)
}

/** The same of another end for a coupon that is there. */
export function findCouponEndFault(
  { beginsOn, endsOn }: CouponDays,
  today: string,
): { field: 'endsOn'; fault: CouponDaysFault } | undefined {
  if (endsOn === null) return undefined
  if (endsOn < beginsOn) return { field: 'endsOn', fault: 'order' }
  if (endsOn < today) return { field: 'endsOn', fault: 'past' }
  const begun = beginsOn > today ? beginsOn : today
  return endsOn >= addDays(begun, maxCouponDays) ? { field: 'endsOn', fault: 'long' } : undefined
}
