import type { FastifyInstance } from 'fastify'
import { readRoute } from '#plugins/replicas/read-route.ts'
import type { SearchIndex } from '../search/search.service.ts'
import { getVendorBySlug, toVendor, vendorPage } from './vendors.service.ts'

export function vendorsRoutes(app: FastifyInstance, search: SearchIndex) {
  readRoute(app, 'GET /vendors', async ({ query, db }) => ({
    success: true,
    message: 'Vendors.',
    data: await vendorPage(db, search, query),
  }))

  readRoute(app, 'GET /vendors/:slug', async ({ params, db }) => ({
    success: true,
    message: 'The vendor.',
    data: toVendor(await getVendorBySlug(db, params.slug)),
  }))
}
