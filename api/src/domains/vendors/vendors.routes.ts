import type { FastifyInstance } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { readRoute } from '#plugins/read-route.ts'
import { rememberedRoute } from '#plugins/remembered-route.ts'
import { reviewPage } from '../reviews/reviews.service.ts'
import { toVendor, vendorPage } from './vendors.service.ts'
import { findVendorBySlug } from './vendors.store.ts'

async function getRow(db: Tx, slug: string) {
  const row = await findVendorBySlug(db, slug)
  if (!row) throw notFound('This vendor')
  return row
}

export function vendorsRoutes(app: FastifyInstance) {
  rememberedRoute(app, 'GET /vendors', async ({ query, signal, db }) => ({
    success: true,
    message: 'Vendors.',
    data: await vendorPage(db, query, signal()),
  }))

  rememberedRoute(app, 'GET /vendors/:slug', async ({ params, db }) => ({
    success: true,
    message: 'The vendor.',
    data: toVendor(await getRow(db, params.slug)),
  }))

  readRoute(app, 'GET /vendors/:slug/reviews', async ({ params, query, db }) => {
    const { id } = await getRow(db, params.slug)
    return { success: true, message: 'Reviews.', data: await reviewPage(db, { vendorId: id }, query) }
  })
}
