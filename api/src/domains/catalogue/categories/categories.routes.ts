import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import {
  categoriesForStaff,
  listingCategories,
  saveParticulars,
  setCategoryClosed,
} from './categories.service.ts'

/** What categories ask of a listing: read by shops, kept by staff. */
export function categoriesRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /categories/particulars', async ({ query, db }) =>
    answer('Categories.', { categories: await listingCategories(db, query.kind) }),
  )
  readRoute(app, 'GET /staff/categories', async ({ db }) =>
    answer('Categories.', { categories: await categoriesForStaff(db) }),
  )
  route(app, 'PUT /staff/categories/:categoryId/particulars', async ({ params, body, request }) =>
    answer('Saved.', await saveParticulars(services, callerOf(request), params.categoryId, body)),
  )
  route(app, 'POST /staff/categories/:categoryId/close', async ({ params, body: { version }, request }) => {
    const change = { version, isClosed: true }
    return answer(
      'The category is closed.',
      await setCategoryClosed(services, callerOf(request), params.categoryId, change),
    )
  })
  route(app, 'POST /staff/categories/:categoryId/open', async ({ params, body: { version }, request }) => {
    const change = { version, isClosed: false }
    return answer(
      'The category is open.',
      await setCategoryClosed(services, callerOf(request), params.categoryId, change),
    )
  })
}
