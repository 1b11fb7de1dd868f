import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { getProductBasics } from '../catalogue/product.service.ts'
import { getServiceBasics } from '../services/services.service.ts'
import { getVendorBySlug } from '../vendors/vendors.service.ts'
import { questionPage, reviewPage } from './reviews.service.ts'

export function reviewsRoutes(app: FastifyInstance) {
  readRoute(app, 'GET /products/:productId/reviews', async ({ params, query, db }) => {
    const { id } = await getProductBasics(db, params.productId)
    return answer('Reviews.', await reviewPage(db, { productId: id }, query))
  })
  readRoute(app, 'GET /products/:productId/questions', async ({ params, query, db }) => {
    const { id, questionCount } = await getProductBasics(db, params.productId)
    return answer('Questions.', await questionPage(db, { id, questionCount }, query))
  })
  readRoute(app, 'GET /services/:serviceId/reviews', async ({ params, query, db }) => {
    const { id } = await getServiceBasics(db, params.serviceId)
    return answer('Reviews.', await reviewPage(db, { serviceId: id }, query))
  })
  readRoute(app, 'GET /vendors/:slug/reviews', async ({ params, query, db }) => {
    const { id } = await getVendorBySlug(db, params.slug)
    return answer('Reviews.', await reviewPage(db, { vendorId: id }, query))
  })
}
