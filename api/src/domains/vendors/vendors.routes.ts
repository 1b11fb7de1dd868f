import type { FastifyInstance } from 'fastify'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { getVendorBySlug, toVendor, vendorPage } from './vendors.service.ts'

export function vendorsRoutes(app: FastifyInstance) {
  readRoute(app, 'GET /vendors', async ({ query, signal, db }) => ({
    success: true,
    message: 'Vendors.',
    data: await vendorPage(db, query, signal()),
  }))

  readRoute(app, 'GET /vendors/:slug', async ({ params, db }) => ({
    success: true,
    message: 'The vendor.',
    data: toVendor(await getVendorBySlug(db, params.slug)),
  }))
}
