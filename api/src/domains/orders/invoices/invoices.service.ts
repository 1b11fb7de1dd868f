import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { vatStateOf } from '@haat/contract/domains/catalogue.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { getBillSettings } from '#domains/content/site/bill-settings.service.ts'
import { getCompany } from '#domains/content/site/site.service.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import { invoiceAmounts, type InvoiceContent, type InvoiceKind } from './invoice-content.ts'
import { cancelInvoiceRow, insertInvoice, nextNumber } from './invoices.store.ts'
import type { LineRow, OrderRow, ParcelRow } from '../orders.store.ts'

const shrawan = 4

/** The fiscal year as "2083/84"; it begins on 1 Shrawan. */
export function fiscalYearOf(at: Date): string {
  const day = bsDateOf(at)
  if (!day) throw new Error(`No fiscal year is known for ${at.toISOString()}`)
  const first = day.month >= shrawan ? day.year : day.year - 1
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`
}

interface Sold {
  order: Pick<OrderRow, 'buyerPanSealed'>
  parcel: ParcelRow
  lines: LineRow[]
}

/** Called when the goods leave the vendor: from then on there is a bill, also when the shopper pays in cash. */
export async function issueInvoice(tx: Tx, { order, parcel, lines }: Sold, at = new Date()) {
  const vendor = await getVendorRow(tx, parcel.vendorId)
  const { name, panVatNumber } = await getCompany(tx)
  const { abbreviatedUpToPaisa } = await getBillSettings(tx)
  // An order from before tax was recorded said that VAT was in everything, which holds where the seller is registered.
  const isVatRegistered = parcel.isVatRegistered ?? vendor.isVatRegistered
  // A business that gave its PAN deducts the VAT, for which the law asks for the full invoice.
  const isFull = order.buyerPanSealed !== null || parcel.totalPaisa > abbreviatedUpToPaisa
  const kind: InvoiceKind = !isVatRegistered ? 'plain' : isFull ? 'tax' : 'abbreviated'
  const { discountPaisa, deliveryPaisa } = parcel
  const paper: InvoiceContent = {
    layout: 2,
    seller: {
      name: vendor.legalName,
      nameNe: vendor.legalNameNe,
      shopName: { en: vendor.name, ne: vendor.nameNe },
      address: vendor.address,
      panNumber: vendor.panNumber,
    },
    ...invoiceAmounts({
      kind,
      lines: lines.map(({ title, choice, sku, quantity, pricePaisa, taxKind }) => ({
        title,
        choice,
        sku,
        quantity,
        pricePaisa,
        vat: vatStateOf(taxKind ?? 'standard', isVatRegistered),
      })),
      discountPaisa,
      deliveryPaisa,
    }),
    suppliedAt: at.toISOString(),
    market: { name, panNumber: panVatNumber },
  }
  const fiscalYear = fiscalYearOf(at)
  const number = await nextNumber(tx, parcel.vendorId, fiscalYear)
  await insertInvoice(tx, {
    parcelId: parcel.id,
    vendorId: parcel.vendorId,
    fiscalYear,
    number,
    issuedAt: at,
    paper,
  })
}

export const cancelInvoice = (tx: Tx, parcelId: number, reason: string) =>
  cancelInvoiceRow(tx, parcelId, reason)
