import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '#domains/account/account.service.ts'
import { areaNames } from '#domains/addresses/local-levels.ts'
import { decryptAddress, unreadableAddress } from '#domains/addresses/unreadable-address.ts'
import type { Invoice } from './invoice-pdf.ts'
import type { InvoiceContent } from './invoices.service.ts'
import { listInvoices } from './invoices.store.ts'
import { listParcels, type OrderRow } from '../orders.store.ts'
import { getOwnOrder } from '../orders.service.ts'

const params = z.strictObject({
  number: z.string().max(24),
  position: z.coerce.number().int().min(1).max(1000),
})

interface Buyer {
  name: string
  district: string
  localLevel: string
  ward: number
  tole: string
}

/** Only the buyer can download an invoice. */
export function invoiceRoutes(app: FastifyInstance, services: Services) {
  const options = { config: { access: 'signed-in' as const }, schema: { hide: true, params } as object }
  app.get('/orders/:number/parcels/:position/invoice', options, async (request, reply) => {
    const { number, position } = request.params as z.infer<typeof params>
    const { userId } = callerOf(request)
    const order = await getOwnOrder(services.db, userId, number)
    const { language } = await getUserRow(services.db, userId)
    const invoice = await invoiceOf(services, services.db, { order, position, language })
    reply.type('application/pdf').header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="haat-${number}-${position}.pdf"`)
    const { drawInvoice } = await import('./invoice-pdf.ts')
    return reply.send(await drawInvoice(invoice, language))
  })
}

interface Asked {
  order: OrderRow
  position: number
  language: Language
}

async function invoiceOf(
  { encryption }: Services,
  db: Tx,
  { order, position, language }: Asked,
): Promise<Invoice> {
  const parcel = (await listParcels(db, [order.id]))[position - 1]
  const [row] = parcel ? await listInvoices(db, [parcel.id]) : []
  if (!row) throw notFound('This invoice')
  const buyer = decryptAddress<Buyer>(encryption, order.addressSealed) ?? {
    ...unreadableAddress,
    district: order.district,
  }
  const { districtName, localLevelName } = areaNames(buyer)
  const place = `${buyer.tole}, ${inLanguage(localLevelName, language)}-${buyer.ward}, ${inLanguage(districtName, language)}`
  return {
    number: `${row.fiscalYear}-${row.number}`,
    issuedAt: row.issuedAt,
    isCancelled: row.cancelledAt !== null,
    orderNumber: orderNumber(order.id),
    method: order.method,
    buyer: { name: buyer.name, address: place },
    paper: row.paper as InvoiceContent,
  }
}
