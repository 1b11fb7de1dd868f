import type { SQL } from 'drizzle-orm'
import type { CouponRefusal } from '@haat/contract/domains/cart.rules.ts'
import type { CouponState } from '@haat/contract/domains/cart.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { shareByValue } from '../delivery/delivery.service.ts'
import { vendorLinks } from '../vendors/vendors.service.ts'
import { findCoupon, lockCouponRow, uncountUse, countUseSql, type CouponRow } from './coupons.store.ts'

export { announcedCoupons } from './announced-coupons.store.ts'
export { insertCoupons } from './coupons.store.ts'

export interface CouponLine {
  vendorId: number
  variantId: number
  productId: number
  categoryId: number
  paisa: number
}

export interface CouponRequest {
  /** The code as the shopper typed it. */
  code: string
  userId: string
  /** The cart lines that it would be used for. */
  lines: readonly CouponLine[]
  at: Date
}

export interface CouponEvaluation extends CouponState {
  /** The vendor who pays for the discount; null when the shop does. */
  payerVendorId: number | null
  /** The discount by vendor, in paisa; the shares add up to `discountPaisa`. */
  shares: ReadonlyMap<number, number>
  /** The variants whose price it comes off. */
  variantIds: ReadonlySet<number>
}

type Refusal = NonNullable<CouponState['refusal']>

/** The code as coupons are stored. People type codes in small letters and with spaces. */
export const normalizeCouponCode = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

const paisaPerRupee = 100

/** What a coupon takes off the price of some goods, or why it cannot be used. */
export async function evaluateCoupon(db: Tx, question: CouponRequest): Promise<CouponEvaluation> {
  const code = normalizeCouponCode(question.code)
  const found = await findCoupon(db, code, question.userId)
  if (!found) return refused(code, null, { reason: 'unknown' })
  const { coupon, usesOfShopper } = found
  const meant = question.lines.filter((line) => isFor(coupon, line))
  const sums = goodsByVendor(meant)
  const sum = [...sums.values()].reduce((all, one) => all + one, 0)
  const refusal = refusalOf(coupon, { ...question, usesOfShopper, sum, isForSome: meant.length > 0 })
  if (refusal) {
    const isOther = refusal.reason === 'otherVendor' || refusal.reason === 'otherGoods'
    const vendor = isOther ? await vendorName(db, coupon) : null
    return refused(code, coupon.vendorId, { ...refusal, vendor })
  }
  const discountPaisa = discountOf(coupon, sum)
  const shared = shareByValue(discountPaisa, [...sums.values()])
  const shares = new Map([...sums.keys()].map((vendorId, at) => [vendorId, shared[at] ?? 0]))
  const variantIds = new Set(meant.map(({ variantId }) => variantId))
  return { code, discountPaisa, refusal: null, payerVendorId: coupon.vendorId, shares, variantIds }
}

/** Whether the coupon is for these goods. */
const isFor = ({ vendorId, categoryIds, productIds }: CouponRow, line: CouponLine) =>
  (vendorId === null || line.vendorId === vendorId) &&
  (categoryIds === null || categoryIds.includes(line.categoryId)) &&
  (productIds === null || productIds.includes(line.productId))

/** The value of goods by vendor. */
function goodsByVendor(lines: readonly CouponLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { vendorId, paisa } of lines) sums.set(vendorId, (sums.get(vendorId) ?? 0) + paisa)
  return sums
}

interface CouponUsage extends Pick<CouponRequest, 'at' | 'lines'> {
  usesOfShopper: number
  /** Whether any of the goods are what it is for. */
  isForSome: boolean
  /** The value of the goods that the coupon is valid for, in paisa. */
  sum: number
}
type RefusalReason = { reason: CouponRefusal; missingPaisa?: number; at?: string }

/** Reasons that the shopper cannot change come first: nobody should add goods for a used-up coupon. */
function refusalOf(
  coupon: CouponRow,
  { at, lines, usesOfShopper, isForSome, sum }: CouponUsage,
): RefusalReason | null {
  const { startsAt, endsAt, pausedAt, useLimit, limitPerShopper, minimumPaisa, vendorId } = coupon
  if (startsAt > at) return { reason: 'notYet', at: startsAt.toISOString() }
  if (endsAt && endsAt <= at) return { reason: 'over', at: endsAt.toISOString() }
  if (pausedAt) return { reason: 'paused' }
  if (limitPerShopper !== null && usesOfShopper >= limitPerShopper) return { reason: 'usedByYou' }
  if (useLimit !== null && coupon.uses >= useLimit) return { reason: 'usedUp' }
  if (vendorId !== null && !lines.some((line) => line.vendorId === vendorId)) return { reason: 'otherVendor' }
  // Of a cart without anything chosen it is not said that something else is in it.
  if (!isForSome && lines.length > 0) return { reason: 'otherGoods' }
  if (sum < minimumPaisa) return { reason: 'belowMinimum', missingPaisa: minimumPaisa - sum }
  return null
}

/** Percentages are rounded down to whole rupees, since nobody carries smaller coins. */
function discountOf({ kind, value, maxPaisa }: CouponRow, sum: number): number {
  if (kind === 'amount') return Math.min(value, sum)
  const exact = Math.floor((sum * value) / 100)
  return Math.min(exact - (exact % paisaPerRupee), maxPaisa ?? sum)
}

async function vendorName(db: Tx, { vendorId }: CouponRow) {
  if (vendorId === null) return null
  return (await vendorLinks(db, [vendorId])).get(vendorId)?.name ?? null
}

function refused(
  code: string,
  payerVendorId: number | null,
  given: Partial<Refusal> & Pick<Refusal, 'reason'>,
): CouponEvaluation {
  const refusal = { missingPaisa: null, vendor: null, at: null, ...given }
  return { code, discountPaisa: 0, refusal, payerVendorId, shares: new Map(), variantIds: new Set() }
}

/** A part of the statement that places an order, for a coupon that `evaluateCoupon` has accepted. */
export const countCouponUseSql = (use: { code: string; userId: string; at: Date }, after: SQL): SQL =>
  countUseSql({ ...use, code: normalizeCouponCode(use.code) }, after)

/** For a shopper whose coupon others used up while the order was being placed. */
export const couponGoneError = (code: string) =>
  new ApiError(
    'CONFLICT',
    `The coupon ${normalizeCouponCode(code)} can no longer be used. Your cart is as it was.`,
  )

/** Makes the coupon of a cancelled order usable again. */
export async function giveBackCoupon(tx: Tx, use: { code: string; userId: string }): Promise<void> {
  const code = normalizeCouponCode(use.code)
  if (await uncountUse(tx, code, use.userId)) return
  throw new Error(`Nobody holds the coupon ${code} that is to be given back`)
}

/** For who may give it back after locking stock: placing an order locks the coupon first. */
export const lockCoupon = (tx: Tx, code: string) => lockCouponRow(tx, normalizeCouponCode(code))
