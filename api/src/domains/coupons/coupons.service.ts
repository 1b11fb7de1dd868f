import type { SQL } from 'drizzle-orm'
import type { CouponRefusal } from '@haat/contract/domains/cart.rules.ts'
import type { CouponState } from '@haat/contract/domains/cart.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { shareByValue } from '../delivery/delivery.service.ts'
import { vendorLinks } from '../vendors/vendors.service.ts'
import { findCoupon, uncountUse, countedUse, type CouponRow } from './coupons.store.ts'

export { insertCoupons } from './coupons.store.ts'

export interface CouponLine {
  vendorId: number
  paisa: number
}

export interface CouponQuestion {
  /** As it was typed. */
  code: string
  userId: string
  /** What it would be used for. */
  lines: readonly CouponLine[]
  at: Date
}

export interface CouponJudgement extends CouponState {
  /** The vendor who pays for it; null when we do. */
  payerVendorId: number | null
  /** What each vendor's goods become cheaper by; sums up to the discount. */
  shares: ReadonlyMap<number, number>
}

type Refusal = NonNullable<CouponState['refusal']>

/** As coupons are kept: people type them in any case and with spaces. */
export const couponCode = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

const paisaPerRupee = 100

/** Exactly what a coupon saves on some goods, or why nothing. */
export async function judgeCoupon(db: Tx, question: CouponQuestion): Promise<CouponJudgement> {
  const code = couponCode(question.code)
  const found = await findCoupon(db, code, question.userId)
  if (!found) return refused(code, null, { reason: 'unknown' })
  const { coupon, usesOfShopper } = found
  const sums = sumsOf(coupon, question.lines)
  const sum = [...sums.values()].reduce((all, one) => all + one, 0)
  const refusal = refusalOf(coupon, { ...question, usesOfShopper, sum })
  if (refusal) {
    const vendor = refusal.reason === 'otherVendor' ? await vendorName(db, coupon) : null
    return refused(code, coupon.vendorId, { ...refusal, vendor })
  }
  const discountPaisa = discountOf(coupon, sum)
  const shared = shareByValue(discountPaisa, [...sums.values()])
  const shares = new Map([...sums.keys()].map((vendorId, at) => [vendorId, shared[at] ?? 0]))
  return { code, discountPaisa, refusal: null, payerVendorId: coupon.vendorId, shares }
}

/** What it holds for, by vendor. */
function sumsOf({ vendorId }: CouponRow, lines: readonly CouponLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const line of lines) {
    if (vendorId !== null && line.vendorId !== vendorId) continue
    sums.set(line.vendorId, (sums.get(line.vendorId) ?? 0) + line.paisa)
  }
  return sums
}

interface Standing extends Pick<CouponQuestion, 'at' | 'lines'> {
  usesOfShopper: number
  /** Of the goods it holds for. */
  sum: number
}
type Reason = { reason: CouponRefusal; missingPaisa?: number; at?: string }

/** What cannot be helped comes first, what the shopper can do something about last. */
function refusalOf(coupon: CouponRow, { at, lines, usesOfShopper, sum }: Standing): Reason | null {
  const { startsAt, endsAt, useLimit, limitPerShopper, minimumPaisa, vendorId } = coupon
  if (startsAt > at) return { reason: 'notYet', at: startsAt.toISOString() }
  if (endsAt && endsAt <= at) return { reason: 'over', at: endsAt.toISOString() }
  if (limitPerShopper !== null && usesOfShopper >= limitPerShopper) return { reason: 'usedByYou' }
  if (useLimit !== null && coupon.uses >= useLimit) return { reason: 'usedUp' }
  if (vendorId !== null && !lines.some((line) => line.vendorId === vendorId)) return { reason: 'otherVendor' }
  if (sum < minimumPaisa) return { reason: 'belowMinimum', missingPaisa: minimumPaisa - sum }
  return null
}

/** Percentages give whole rupees: the rest would have to be paid in coins that nobody carries. */
function discountOf({ kind, value, mostPaisa }: CouponRow, sum: number): number {
  if (kind === 'amount') return Math.min(value, sum)
  const exact = Math.floor((sum * value) / 100)
  return Math.min(exact - (exact % paisaPerRupee), mostPaisa ?? sum)
}

async function vendorName(db: Tx, { vendorId }: CouponRow) {
  if (vendorId === null) return null
  return (await vendorLinks(db, [vendorId])).get(vendorId)?.name ?? null
}

function refused(
  code: string,
  payerVendorId: number | null,
  given: Partial<Refusal> & Pick<Refusal, 'reason'>,
): CouponJudgement {
  const refusal = { missingPaisa: null, vendor: null, at: null, ...given }
  return { code, discountPaisa: 0, refusal, payerVendorId, shares: new Map() }
}

/** For an order that is being placed: whether the coupon fits the goods is for `judgeCoupon` to say before. */
export const couponTaken = (use: { code: string; userId: string; at: Date }, after: SQL): SQL =>
  countedUse({ ...use, code: couponCode(use.code) }, after)

/** What somebody is told whose coupon was used by others a moment ago. */
export const couponGone = (code: string) =>
  new ApiError('CONFLICT', `The coupon ${couponCode(code)} can no longer be used. Your cart is as it was.`)

/** For an order that is cancelled: its coupon can be used again. */
export async function giveBackCoupon(tx: Tx, use: { code: string; userId: string }): Promise<void> {
  const code = couponCode(use.code)
  if (await uncountUse(tx, code, use.userId)) return
  throw new Error(`Nobody holds the coupon ${code} that is to be given back`)
}
