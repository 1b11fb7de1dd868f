import { cleanCouponCode } from '@haat/contract/domains/coupons.rules.ts'
import type { PauseForShop, StaffCoupon, StaffCouponQuery } from '@haat/contract/domains/coupons.staff.ts'
import type { NotificationData } from '@haat/contract/domains/notifications.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { vendorLinks, type VendorLink } from '../vendors/vendors.service.ts'
import { changeCoupon, couponIsOver } from './change-coupon.service.ts'
import { listShopCoupons, pauseByStaff, resumeByStaff, type ShopCouponRow } from './shop-coupons.store.ts'
import { pageOf, placeOf, viewCoupons } from './view-coupons.service.ts'

const toShop = (vendorId: number, { slug, name }: VendorLink) => ({ id: toPublicId(slug, vendorId), name })

/** A page of the coupons of all shops, or of one. */
export async function staffCouponPage(
  db: Tx,
  { shop, filter, searchTerm, pageSize, cursor }: StaffCouponQuery,
) {
  const vendorId = shop === undefined ? null : (numberOfPublicId(shop) ?? 0)
  const list = {
    vendorId,
    filter,
    words: cleanCouponCode(searchTerm),
    after: placeOf(cursor),
    limit: pageSize + 1,
  }
  const { shown, nextCursor } = pageOf(await listShopCoupons(db, list), pageSize)
  const link = vendorId === null ? undefined : (await vendorLinks(db, [vendorId])).get(vendorId)
  return {
    items: await viewForStaff(db, shown),
    nextCursor,
    shop: vendorId !== null && link ? toShop(vendorId, link) : null,
  }
}

async function viewForStaff(db: Tx, rows: ShopCouponRow[]): Promise<StaffCoupon[]> {
  const links = await vendorLinks(db, [...new Set(rows.map(({ vendorId }) => vendorId))])
  const views = await viewCoupons(db, rows)
  return views.map((view, at) => {
    const { vendorId } = rows[at]!
    return { ...view, shop: toShop(vendorId, links.get(vendorId)!) }
  })
}

/** Nobody decides about a shop that they belong to. */
async function refuseOwnShop({ vendorHoldings }: Services, tx: Tx, { userId }: Caller, vendorId: number) {
  if (!(await vendorHoldings.isMember(tx, userId, vendorId))) return
  throw new ApiError('FORBIDDEN', 'You belong to this shop. Somebody else has to decide about it.')
}

type Told = Pick<NotificationData['couponByStaff'], 'state' | 'reason'>

const tell = (
  { couponNotices }: Services,
  tx: Tx,
  { coupon: { code }, vendorId }: ShopCouponRow,
  told: Told,
  pausedAt: Date,
) => couponNotices.tell(tx, vendorId, `${code} ${told.state} ${pausedAt.getTime()}`, { code, ...told })

/** Pauses a coupon whatever its shop does, and tells the shop why. */
export async function pauseCouponForShop(
  services: Services,
  caller: Caller,
  code: string,
  { reason, words }: PauseForShop,
): Promise<StaffCoupon> {
  const act = { vendorId: null, caller, code, action: 'coupon.pause-for-shop' } as const
  return services.db.transaction(async (tx) => {
    const row = await changeCoupon(tx, act, async ({ coupon, state, vendorId, staffPausedAt }) => {
      await refuseOwnShop(services, tx, caller, vendorId)
      if (state === 'over') throw couponIsOver()
      if (staffPausedAt) throw new ApiError('CONFLICT', 'Staff have paused this coupon already.')
      await pauseByStaff(tx, coupon.code, reason, words)
    })
    await tell(services, tx, row, { state: 'paused', reason }, row.staffPausedAt!)
    return (await viewForStaff(tx, [row]))[0]!
  })
}

export async function resumeCouponForShop(
  services: Services,
  caller: Caller,
  code: string,
): Promise<StaffCoupon> {
  const act = { vendorId: null, caller, code, action: 'coupon.resume-for-shop' } as const
  return services.db.transaction(async (tx) => {
    const row = await changeCoupon(tx, act, async (before) => {
      await refuseOwnShop(services, tx, caller, before.vendorId)
      if (!before.staffPausedAt) throw new ApiError('CONFLICT', 'Staff have not paused this coupon.')
      await resumeByStaff(tx, before.coupon.code)
      const told = { state: 'resumed', reason: before.staffPauseReason ?? 'other' } as const
      await tell(services, tx, before, told, before.staffPausedAt)
    })
    return (await viewForStaff(tx, [row]))[0]!
  })
}
