import type { Tx } from '#platform/database/database.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import type { FirstInvoiceContent } from '../invoices/first-invoice-pdf.ts'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { billNumber, contentOf, isSoldWithVat, toInvoiceLine } from '../invoices/invoices.service.ts'
import { listInvoices } from '../invoices/invoices.store.ts'
import type { LineRow, ParcelRow } from '../orders.store.ts'
import type { Pieces } from './line-refund-amounts.ts'

interface Credited {
  parcel: ParcelRow
  lines: LineRow[]
  pieces: Pieces[]
  discountPaisa: number
  reason: string
}

/** What a credit note says: the bill that holds, and what of it is taken back; the fee for the delivery is not. */
export async function creditNotePaper(
  tx: Tx,
  { parcel, lines, pieces, discountPaisa, reason }: Credited,
): Promise<InvoiceContent> {
  const [bill] = await listInvoices(tx, [parcel.id])
  if (!bill || bill.cancelledAt) throw new Error(`Parcel ${parcel.id} has no bill that holds`)
  const vendor = await getVendorRow(tx, parcel.vendorId)
  const isWithVat = isSoldWithVat(parcel, vendor)
  const billed = bill.paper as InvoiceContent | FirstInvoiceContent
  const kind = 'layout' in billed ? billed.kind : isWithVat ? 'tax' : 'plain'
  const content = await contentOf(
    tx,
    vendor,
    {
      kind,
      lines: pieces.map(({ variantId, quantity }) =>
        toInvoiceLine(
          lines.find((line) => line.variantId === variantId)!,
          quantity,
          isWithVat,
        ),
      ),
      discountPaisa,
      deliveryPaisa: 0,
    },
    bill.issuedAt,
  )
  return {
    ...content,
    credits: { bill: billNumber(bill), issuedAt: bill.issuedAt.toISOString(), reason },
  }
}
