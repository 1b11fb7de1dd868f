import { insertCoupons } from '@haat/api/domains/coupons/coupons.service.ts'
import { couponSubjects, endCoupon, pauseCoupon } from '@haat/api/domains/coupons/shop-coupons.service.ts'
import type { Services } from '@haat/api/services.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { startOfDay } from '@haat/contract/domains/listings.prices.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { callerOf } from '../staff/caller-at.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

const paisa = (rupees: number) => rupees * 100
const dayMs = 86_400_000

/** The coupons with which buyers of the demo vendor's shop order. */
export const shopCoupon = { running: 'DHAKA10', usedUp: 'PALPA200', over: 'NEWLOOM', paused: 'SHAWL15' }

/** Coupons of the demo vendor's shop, before its buyers use them. */
export async function openShopCoupons({ db }: Services, vendorId: number) {
  const actorId = demoAccountIds.vendor
  const startsAt = startOfDay(nepalDay(Date.now() - 30 * dayMs))
  const { listings } = await couponSubjects(db, vendorId, '')
  const productIds = listings.slice(0, 2).flatMap(({ id }) => numberOfPublicId(id) ?? [])
  /** The first moment of a day in Nepal, as coupons begin and end. */
  const inDays = (days: number) => startOfDay(nepalDay(Date.now() + days * dayMs))
  const coupons: Omit<Parameters<typeof insertCoupons>[1][number], 'vendorId'>[] = [
    {
      code: shopCoupon.running,
      kind: 'percent',
      value: 10,
      maxPaisa: paisa(300),
      useLimit: 100,
      limitPerShopper: 2,
      startsAt,
      endsAt: inDays(20),
    },
    {
      code: shopCoupon.usedUp,
      kind: 'amount',
      value: paisa(200),
      minimumPaisa: paisa(500),
      useLimit: 1,
      startsAt,
    },
    { code: shopCoupon.over, kind: 'percent', value: 20, limitPerShopper: 1, startsAt },
    { code: shopCoupon.paused, kind: 'percent', value: 15, productIds, startsAt },
    {
      code: 'MAGHESAKRANTI',
      kind: 'amount',
      value: paisa(150),
      minimumPaisa: paisa(1500),
      startsAt: inDays(40),
      endsAt: inDays(60),
    },
  ]
  for (const coupon of coupons) {
    const isAnnounced = coupon.code === shopCoupon.running
    await insertCoupons(db, [{ ...coupon, vendorId }], { createdBy: actorId, isAnnounced })
  }
}

/** What became of them. */
export async function settleShopCoupons(services: Services, vendorId: number) {
  const keeper = { vendorId, caller: callerOf(demoAccountIds.vendor, new Date()) }
  await endCoupon(services, keeper, shopCoupon.over)
  await pauseCoupon(services, keeper, shopCoupon.paused, true)
}
