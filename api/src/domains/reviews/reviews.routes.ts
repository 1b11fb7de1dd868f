import type { FastifyInstance } from 'fastify'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { answer } from '#plugins/answer.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { getShop, reviewPage, summariseReviews } from './reviews.service.ts'

/** Nothing has the number 0. */
const numberOf = (id: string) => numberOfPublicId(id) ?? 0

export function reviewsRoutes(app: FastifyInstance) {
  readRoute(app, 'GET /products/:productId/reviews', async ({ params, query, db }) =>
    answer('Reviews.', await reviewPage(db, { productId: numberOf(params.productId) }, query)),
  )
  readRoute(app, 'GET /products/:productId/reviews/summary', async ({ params, db }) =>
    answer('What reviews add up to.', await summariseReviews(db, { productId: numberOf(params.productId) })),
  )
  readRoute(app, 'GET /services/:serviceId/reviews', async ({ params, query, db }) =>
    answer('Reviews.', await reviewPage(db, { serviceId: numberOf(params.serviceId) }, query)),
  )
  readRoute(app, 'GET /services/:serviceId/reviews/summary', async ({ params, db }) =>
    answer('What reviews add up to.', await summariseReviews(db, { serviceId: numberOf(params.serviceId) })),
  )
  readRoute(app, 'GET /vendors/:slug/reviews', async ({ params, query, db }) =>
    answer('Reviews.', await reviewPage(db, await getShop(db, params.slug), query)),
  )
  readRoute(app, 'GET /vendors/:slug/reviews/summary', async ({ params, db }) =>
    answer('What reviews add up to.', await summariseReviews(db, await getShop(db, params.slug))),
  )
}
