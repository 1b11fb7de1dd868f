import { fiscalYearOf } from '@haat/contract/shared/bs-months.ts'
import type { Bill } from '@haat/contract/domains/orders.parcel-view.ts'
import { vatStateOf } from '@haat/contract/domains/catalogue.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { getBillSettings } from '#domains/content/site/bill-settings.service.ts'
import { getCompany } from '#domains/content/site/site.service.ts'
import { getVendorRow, type VendorRow } from '#domains/vendors/vendors.service.ts'
import {
  invoiceAmounts,
  type CancelReason,
  type InvoiceContent,
  type InvoiceKind,
  type InvoiceLine,
} from './invoice-content.ts'
import {
  cancelInvoiceRow,
  insertInvoice,
  listEveryInvoice,
  listInvoices,
  nextNumber,
  type InvoiceRow,
} from './invoices.store.ts'
import type { LineRow, OrderRow, ParcelRow } from '../orders.store.ts'
import { heldQuantity, isHeld } from '../parcels/held.ts'

/** As it is printed. */
export const billNumber = ({ fiscalYear, number }: Pick<InvoiceRow, 'fiscalYear' | 'number'>) =>
  `${fiscalYear}-${number}`

interface Sold {
  order: Pick<OrderRow, 'buyerPanSealed'>
  parcel: ParcelRow
  lines: LineRow[]
}

/**
 * Called when a parcel is packed: from then on there is a bill of what is in it, also when the shopper pays in cash. A parcel
 * that has a bill which holds gets no other one. The order must be locked.
 */
export async function issueInvoice(tx: Tx, sold: Sold, at = new Date()): Promise<void> {
  const [known] = await listInvoices(tx, [sold.parcel.id])
  if (!known || known.cancelledAt) await issue(tx, sold, at)
}

/** Marks the bill that holds as cancelled; it keeps its number. */
export async function cancelInvoice(
  tx: Tx,
  parcelId: number,
  reason: CancelReason,
  at?: Date,
): Promise<void> {
  await cancelInvoiceRow(tx, parcelId, reason, at)
}

/** The bill that holds is cancelled, and one with a new number is issued for what the parcel holds now. */
export async function replaceInvoice(
  tx: Tx,
  sold: Sold,
  reason: CancelReason,
  at = new Date(),
): Promise<void> {
  const former = await cancelInvoiceRow(tx, sold.parcel.id, reason, at)
  await issue(tx, sold, at, former)
}

// An order from before tax was recorded said that VAT was in everything, which holds where the seller is registered.
export const isSoldWithVat = (
  { isVatRegistered }: Pick<ParcelRow, 'isVatRegistered'>,
  vendor: Pick<VendorRow, 'isVatRegistered'>,
): boolean => isVatRegistered ?? vendor.isVatRegistered

/** Some pieces of a line, as a bill names them. */
export const toInvoiceLine = (line: LineRow, quantity: number, isWithVat: boolean): InvoiceLine => ({
  title: line.title,
  choice: line.choice,
  sku: line.sku,
  quantity,
  pricePaisa: line.pricePaisa,
  bearsDiscount: line.bearsDiscount,
  vat: vatStateOf(line.taxKind ?? 'standard', isWithVat),
})

/** What a paper says of a sale, with seller and market as they are now. */
export async function contentOf(
  tx: Tx,
  vendor: VendorRow,
  sale: Parameters<typeof invoiceAmounts>[0],
  suppliedAt: Date,
): Promise<InvoiceContent> {
  const { name, panVatNumber } = await getCompany(tx)
  return {
    layout: 2,
    seller: {
      name: vendor.legalName,
      nameNe: vendor.legalNameNe,
      shopName: { en: vendor.name, ne: vendor.nameNe },
      address: vendor.address,
      panNumber: vendor.panNumber,
    },
    ...invoiceAmounts(sale),
    suppliedAt: suppliedAt.toISOString(),
    market: { name, panNumber: panVatNumber },
  }
}

async function issue(tx: Tx, { order, parcel, lines }: Sold, at: Date, former?: InvoiceRow) {
  const vendor = await getVendorRow(tx, parcel.vendorId)
  const { abbreviatedUpToPaisa } = await getBillSettings(tx)
  const isWithVat = isSoldWithVat(parcel, vendor)
  // A business that gave its PAN deducts the VAT, for which the law asks for the full invoice.
  const isFull = order.buyerPanSealed !== null || parcel.totalPaisa > abbreviatedUpToPaisa
  const kind: InvoiceKind = !isWithVat ? 'plain' : isFull ? 'tax' : 'abbreviated'
  const { discountPaisa, deliveryPaisa } = parcel
  const held = lines.filter(isHeld).map((line) => toInvoiceLine(line, heldQuantity(line), isWithVat))
  const paper: InvoiceContent = {
    ...(await contentOf(tx, vendor, { kind, lines: held, discountPaisa, deliveryPaisa }, at)),
    ...(former && { replaces: billNumber(former) }),
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

/** Every bill of these parcels, also what was cancelled, by parcel. */
export async function listBills(db: Tx, parcelIds: number[]): Promise<Map<number, Bill[]>> {
  const rows = await listEveryInvoice(db, parcelIds)
  return new Map(
    [...Map.groupBy(rows, ({ parcelId }) => parcelId)].map(([id, bills]) => [id, bills.map(toBill)]),
  )
}

const toBill = (row: InvoiceRow): Bill => ({
  number: billNumber(row),
  issuedAt: row.issuedAt.toISOString(),
  // Bills of every layout have their total.
  totalPaisa: (row.paper as Pick<InvoiceContent, 'totalPaisa'>).totalPaisa,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
})
