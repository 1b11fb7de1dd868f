import type { FastifyInstance } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { readRoute } from '#plugins/read-route.ts'
import { reviewPage } from '../reviews/reviews.service.ts'
import { toVendor, toVendorCard } from './vendors.service.ts'
import { findVendorBySlug, listVendorRows } from './vendors.store.ts'

async function getRow(db: Tx, slug: string) {
  const row = await findVendorBySlug(db, slug)
  if (!row) throw notFound('This vendor')
  return row
}

export function vendorsRoutes(app: FastifyInstance) {
  readRoute(app, 'GET /vendors', async ({ query, db }) => {
    const { rows, total } = await listVendorRows(db, query)
    const { pageIndex, pageSize } = query
    const data = { items: rows.map(toVendorCard), pageIndex, pageSize, total }
    return { success: true, message: 'Vendors.', data }
  })

  readRoute(app, 'GET /vendors/:slug', async ({ params, db }) => ({
    success: true,
    message: 'The vendor.',
    data: toVendor(await getRow(db, params.slug)),
  }))

  readRoute(app, 'GET /vendors/:slug/reviews', async ({ params, query, db }) => {
    const { id } = await getRow(db, params.slug)
    return { success: true, message: 'Reviews.', data: await reviewPage(db, { vendorId: id }, query) }
  })
}
