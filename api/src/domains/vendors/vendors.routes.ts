import type { FastifyInstance } from 'fastify'
import { cachedRoute } from '#plugins/answers/cached-route.ts'
import { getVendorBySlug, toVendor, vendorPage } from './vendors.service.ts'

export function vendorsRoutes(app: FastifyInstance) {
  cachedRoute(app, 'GET /vendors', async ({ query, signal, db }) => ({
    success: true,
    message: 'Vendors.',
    data: await vendorPage(db, query, signal()),
  }))

  cachedRoute(app, 'GET /vendors/:slug', async ({ params, db }) => ({
    success: true,
    message: 'The vendor.',
    data: toVendor(await getVendorBySlug(db, params.slug)),
  }))
}
