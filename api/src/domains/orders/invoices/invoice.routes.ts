import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '#plugins/api-error.ts'
import { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '#domains/account/account.service.ts'
import { listInvoices } from './invoices.store.ts'
import { listParcels } from '../orders.store.ts'
import { getOwnOrder } from '../orders.service.ts'

const params = z.strictObject({
  number: z.string().max(24),
  position: z.coerce.number().int().min(1).max(1000),
})

/** The buyer's own download; the shop prints its bills with the other papers of a parcel. */
export function invoiceRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const options = { config: { access: 'signed-in' as const }, schema: { hide: true, params } as object }
  app.get('/orders/:number/parcels/:position/invoice', options, async (request, reply) => {
    const { number, position } = request.params as z.infer<typeof params>
    const { userId } = callerOf(request)
    const order = await getOwnOrder(db, userId, number)
    const { language } = await getUserRow(db, userId)
    const parcel = (await listParcels(db, [order.id]))[position - 1]
    const [row] = parcel ? await listInvoices(db, [parcel.id]) : []
    if (!row) throw notFound('This invoice')
    // The drawing needs fonts and a library that few routes load.
    const [{ makePdf }, { readInvoice, drawReadInvoice }] = await Promise.all([
      import('#platform/pdf/pdf-file.ts'),
      import('./read-invoice.service.ts'),
    ])
    const invoice = await readInvoice(services, db, { order, row, language })
    const file = { title: invoice.facts.number, author: invoice.paper.seller.name, language }
    reply.type('application/pdf').header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="haat-${number}-${position}.pdf"`)
    return reply.send(await makePdf(file, (doc) => drawReadInvoice(doc, invoice, language)))
  })
}
