import type { AuditAction } from '@haat/contract/domains/audit.rules.ts'
import { cleanCouponCode } from '@haat/contract/domains/coupons.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { getVendorRow } from '../vendors/vendors.service.ts'
import { lockCouponRow } from './coupons.store.ts'
import { findShopCoupon, type ShopCouponRow } from './shop-coupons.store.ts'
import { lastDayOf } from './view-coupons.service.ts'

export async function getCoupon(db: Tx, vendorId: number | null, typed: string): Promise<ShopCouponRow> {
  const row = await findShopCoupon(db, vendorId, cleanCouponCode(typed))
  if (!row) throw notFound('This coupon')
  return row
}

export const couponIsOver = () => new ApiError('CONFLICT', 'This coupon is over. Please make another one.')

/** What the audit log says of a coupon. */
function factsOf({ coupon, isAnnounced, staffPausedAt, staffPauseReason, staffPauseWords }: ShopCouponRow) {
  const { kind, value, maxPaisa, minimumPaisa, useLimit, limitPerShopper } = coupon
  return {
    ...(kind === 'percent' ? { percentOff: value } : { discountPaisa: value }),
    maxPaisa,
    minimumPaisa,
    beginsOn: nepalDay(coupon.startsAt),
    endsOn: lastDayOf(coupon.endsAt),
    useLimit,
    limitPerShopper,
    isAnnounced,
    isPaused: coupon.pausedAt !== null,
    ...(staffPausedAt && { couponPausedFor: staffPauseReason, wordsToShop: staffPauseWords }),
  }
}

interface CouponAct {
  /** The shop whose coupon it is; null where staff act, who may for any. */
  vendorId: number | null
  caller: Caller
  code: string
  action: AuditAction
}

/** Writes who did what with a coupon, in the transaction of the change; nothing where nothing has changed. */
export async function recordCoupon(
  tx: Tx,
  { caller, action }: Pick<CouponAct, 'caller' | 'action'>,
  before: ShopCouponRow | null,
  after: ShopCouponRow | null,
) {
  const { coupon, vendorId } = (after ?? before)!
  const [was, is] = [before && factsOf(before), after && factsOf(after)]
  if (JSON.stringify(was) === JSON.stringify(is)) return
  const { name } = await getVendorRow(tx, vendorId)
  const subject = { kind: 'coupon', id: coupon.code, label: `${coupon.code}, ${name}` }
  await recordAudit(tx, caller, { action, subject, before: was, after: is })
}

/** Does something to a coupon whose row is locked, so that uses wait meanwhile, and writes it into the audit log. */
export async function changeCoupon(
  tx: Tx,
  { vendorId, caller, code: typed, action }: CouponAct,
  change: (row: ShopCouponRow) => Promise<void>,
): Promise<ShopCouponRow> {
  const { coupon } = await getCoupon(tx, vendorId, typed)
  await lockCouponRow(tx, coupon.code)
  const before = await getCoupon(tx, vendorId, coupon.code)
  await change(before)
  const after = await findShopCoupon(tx, vendorId, coupon.code)
  await recordCoupon(tx, { caller, action }, before, after)
  return after ?? before
}
