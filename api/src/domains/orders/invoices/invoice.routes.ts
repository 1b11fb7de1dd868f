import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '#domains/account/account.service.ts'
import { areaNames } from '#domains/addresses/local-levels.ts'
import { decryptAddress, unreadableAddress } from '#domains/addresses/unreadable-address.ts'
import type { FirstInvoiceContent } from './first-invoice-pdf.ts'
import type { InvoiceContent } from './invoice-content.ts'
import type { InvoiceFacts } from './invoice-pdf.ts'
import { countDownload, listInvoices } from './invoices.store.ts'
import { listParcels, type OrderRow } from '../orders.store.ts'
import { buyerPanOf } from '../order-view.service.ts'
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
    const { facts, paper } = await invoiceOf(services, services.db, { order, position, language })
    reply.type('application/pdf').header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="haat-${number}-${position}.pdf"`)
    return reply.send(await drawPaper(facts, paper, language))
  })
}

type Paper = InvoiceContent | FirstInvoiceContent

/** The drawing needs fonts and a library that no other route loads. */
async function drawPaper(facts: InvoiceFacts, paper: Paper, language: Language): Promise<Buffer> {
  if ('layout' in paper) {
    const { drawInvoice } = await import('./invoice-pdf.ts')
    return drawInvoice({ ...facts, paper }, language)
  }
  const { drawFirstInvoice } = await import('./first-invoice-pdf.ts')
  return drawFirstInvoice({ ...facts, paper }, language)
}

interface Asked {
  order: OrderRow
  position: number
  language: Language
}

async function invoiceOf(
  services: Services,
  db: Tx,
  { order, position, language }: Asked,
): Promise<{ facts: InvoiceFacts; paper: Paper }> {
  const parcel = (await listParcels(db, [order.id]))[position - 1]
  const [row] = parcel ? await listInvoices(db, [parcel.id]) : []
  if (!row) throw notFound('This invoice')
  const buyer = decryptAddress<Buyer>(services.encryption, order.addressSealed) ?? {
    ...unreadableAddress,
    district: order.district,
  }
  const { districtName, localLevelName } = areaNames(buyer)
  const paper = row.paper as Paper
  // Bills of the first layout stay as they were, with the ward in Latin digits.
  const ward = 'layout' in paper ? inDigitsOf(language, String(buyer.ward)) : String(buyer.ward)
  const place = `${buyer.tole}, ${inLanguage(localLevelName, language)}-${ward}, ${inLanguage(districtName, language)}`
  const facts = {
    number: `${row.fiscalYear}-${row.number}`,
    issuedAt: row.issuedAt,
    cancelledAt: row.cancelledAt,
    copyNumber: (await countDownload(db, row.parcelId)) - 1,
    orderNumber: orderNumber(order.id),
    method: order.method,
    buyer: { name: buyer.name, address: place, pan: buyerPanOf(services, order) },
  }
  return { facts, paper }
}
