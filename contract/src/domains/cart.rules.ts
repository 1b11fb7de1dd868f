export const mostOfOne = 999
export const mostLines = 100
export const couponMaxLength = 32

/** Why something in the cart needs a look before it is bought. */
export const cartProblems = ['priceUp', 'priceDown', 'tooMany', 'soldOut', 'gone'] as const
export type CartProblem = (typeof cartProblems)[number]
/** These the shopper can agree to; the others have to be changed. */
export const isAgreeable = (problem: CartProblem) => problem === 'priceUp' || problem === 'priceDown'

/** Exactly why a coupon does not count. */
export const couponRefusals = [
  'unknown',
  'notYet',
  'over',
  'usedUp',
  'usedByYou',
  'belowMinimum',
  'otherVendor',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]
