import type { FastifyInstance } from 'fastify'
import { notFound } from '#plugins/api-error.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { reviewPage } from '../reviews/reviews.service.ts'
import { toVendor, toVendorCard } from './vendors.service.ts'
import { findVendorBySlug, listVendorRows } from './vendors.store.ts'

export function vendorsRoutes(app: FastifyInstance, { db }: Services) {
  const getRow = async (slug: string) => {
    const row = await findVendorBySlug(db, slug)
    if (!row) throw notFound('This vendor')
    return row
  }

  route(app, 'GET /vendors', async ({ query }) => {
    const { rows, total } = await listVendorRows(db, query)
    const { pageIndex, pageSize } = query
    const data = { items: rows.map(toVendorCard), pageIndex, pageSize, total }
    return { success: true, message: 'Vendors.', data }
  })

  route(app, 'GET /vendors/:slug', async ({ params }) => ({
    success: true,
    message: 'The vendor.',
    data: toVendor(await getRow(params.slug)),
  }))

  route(app, 'GET /vendors/:slug/reviews', async ({ params, query }) => {
    const { id } = await getRow(params.slug)
    return { success: true, message: 'Reviews.', data: await reviewPage(db, { vendorId: id }, query) }
  })
}
