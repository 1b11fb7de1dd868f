import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { listCategoryAspects, setCategoryAspects } from './aspects.service.ts'

/** What buyers are asked beside the stars, kept by staff. */
export function aspectsRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/review-aspects', async () =>
    answer('What buyers are asked.', { items: await listCategoryAspects(services.db) }),
  )
  route(app, 'PUT /staff/review-aspects/:kind/:slug', async ({ params, body, request }) =>
    answer('Saved.', await setCategoryAspects(services, callerOf(request), params, body)),
  )
}
