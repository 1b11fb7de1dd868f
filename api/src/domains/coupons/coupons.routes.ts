import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { announcedOfVendor } from './announced-coupons.store.ts'
import {
  addShopCoupon,
  changeCouponLimits,
  couponPage,
  couponSubjects,
  endCoupon,
  pauseCoupon,
  removeCoupon,
} from './shop-coupons.service.ts'
import { pauseCouponForShop, resumeCouponForShop, staffCouponPage } from './staff-coupons.service.ts'

const keeperOf = (request: FastifyRequest) => ({
  vendorId: membershipOf(request).vendorId,
  caller: callerOf(request),
})

/** The coupons that a shop makes and bears, and what everybody is told of them. */
export function couponsRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /vendors/:slug/coupons', async ({ params, db }) =>
    answer('The coupons of this shop.', { items: await announcedOfVendor(db, params.slug) }),
  )

  readRoute(app, 'GET /vendor/shops/:shopId/coupons', async ({ query, request, db }) =>
    answer('The coupons of the shop.', await couponPage(db, membershipOf(request).vendorId, query)),
  )

  readRoute(app, 'GET /vendor/shops/:shopId/coupon-subjects', async ({ query, request, db }) =>
    answer(
      'What a coupon can be for.',
      await couponSubjects(db, membershipOf(request).vendorId, query.searchTerm),
    ),
  )

  route(app, 'POST /vendor/shops/:shopId/coupons', async ({ body, request }) =>
    answer('The coupon is made.', await addShopCoupon(services, keeperOf(request), body)),
  )

  route(app, 'PATCH /vendor/shops/:shopId/coupons/:code', async ({ params, body, request }) =>
    answer(
      'The limits are changed.',
      await changeCouponLimits(services, keeperOf(request), params.code, body),
    ),
  )

  route(app, 'PUT /vendor/shops/:shopId/coupons/:code/pause', async ({ params, body, request }) =>
    answer(
      body.isPaused ? 'The coupon is paused.' : 'The coupon goes on.',
      await pauseCoupon(services, keeperOf(request), params.code, body.isPaused),
    ),
  )

  route(app, 'POST /vendor/shops/:shopId/coupons/:code/end', async ({ params, request }) =>
    answer('The coupon has ended.', await endCoupon(services, keeperOf(request), params.code)),
  )

  route(app, 'DELETE /vendor/shops/:shopId/coupons/:code', async ({ params, request }) => {
    await removeCoupon(services, keeperOf(request), params.code)
    return answer('The coupon is deleted.', {})
  })

  readRoute(app, 'GET /staff/coupons', async ({ query, db }) =>
    answer('The coupons of shops.', await staffCouponPage(db, query)),
  )

  route(app, 'POST /staff/coupons/:code/pause', async ({ params, body, request }) =>
    answer('The coupon is paused.', await pauseCouponForShop(services, callerOf(request), params.code, body)),
  )

  route(app, 'POST /staff/coupons/:code/resume', async ({ params, request }) =>
    answer('The coupon goes on.', await resumeCouponForShop(services, callerOf(request), params.code)),
  )
}
