import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { reportReview } from '../moderation/report.service.ts'
import { withdrawReply, writeReply } from './reply.service.ts'
import { shopReviewPage } from './shop-reviews.service.ts'

/** What shoppers say of a shop, and what it replies. */
export function repliesRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /vendor/shops/:shopId/reviews', async ({ query, request }) => {
    const { stars, ...rest } = query
    const filter = { ...rest, stars: stars && Number(stars), vendorId: membershipOf(request).vendorId }
    return answer('Reviews of the shop.', await shopReviewPage(db, filter))
  })
  route(app, 'PUT /vendor/shops/:shopId/reviews/:reviewId/reply', async ({ params, body, request }) => {
    const place = { membership: membershipOf(request), reviewId: params.reviewId }
    return answer('The reply is saved.', await writeReply(services, callerOf(request), place, body.text))
  })
  route(app, 'DELETE /vendor/shops/:shopId/reviews/:reviewId/reply', async ({ params, request }) => {
    const place = { membership: membershipOf(request), reviewId: params.reviewId }
    return answer('The reply is taken back.', await withdrawReply(services, place))
  })
  route(app, 'POST /vendor/shops/:shopId/reviews/:reviewId/reports', async ({ params, body, request }) => {
    const who = {
      reviewId: params.reviewId,
      about: 'review' as const,
      userId: callerOf(request).userId,
      vendorId: membershipOf(request).vendorId,
    }
    await db.transaction((tx) => reportReview(tx, who, body))
    return answer('Thank you. Staff will look at it.', { isReported: true as const })
  })
}
