/** Check constraints of the tables of carts and orders repeat this number: raising it needs a migration. */
export const maxQuantity = 999
export const maxCartLines = 100
export const variantIdPattern = /^[1-9]\d{0,14}$/
export const couponMaxLength = 32

/** Why an item in the cart needs attention before it is bought. */
export const cartProblems = ['priceUp', 'priceDown', 'tooMany', 'soldOut', 'suspended', 'gone'] as const
export type CartProblem = (typeof cartProblems)[number]
/** Whether the shopper can agree to the problem; with the others the item has to be changed. */
export const isAgreeable = (problem: CartProblem) => problem === 'priceUp' || problem === 'priceDown'

/** Why a coupon does not apply. */
export const couponRefusals = [
  'unknown',
  'paused',
  'notYet',
  'over',
  'usedUp',
  'usedByYou',
  'belowMinimum',
  'otherVendor',
  'otherGoods',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]
