import { vatPercent } from '@haat/contract/domains/catalogue.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import type { Tx } from '#platform/database/database.ts'
import { getCompany } from '#domains/content/site/site.service.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import { cancelInvoiceRow, insertInvoice, nextNumber } from './invoices.store.ts'
import type { LineRow, ParcelRow } from '../orders.store.ts'

const shrawan = 4

/** The fiscal year as "2083/84"; it begins on 1 Shrawan. */
export function fiscalYearOf(at: Date): string {
  const day = bsDateOf(at)
  if (!day) throw new Error(`No fiscal year is known for ${at.toISOString()}`)
  const first = day.month >= shrawan ? day.year : day.year - 1
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`
}

/** What the invoice says, as it was when it was issued. Prices include the VAT. */
export interface InvoiceContent {
  seller: { name: string; address: Bilingual; panNumber: string; isVatRegistered: boolean }
  lines: { title: Bilingual; choice: Bilingual[]; sku: string; quantity: number; pricePaisa: number }[]
  goodsPaisa: number
  discountPaisa: number
  deliveryPaisa: number
  totalPaisa: number
  /** The company that runs the market; the first invoices do not name it. */
  market?: { name: Bilingual; panVatNumber: string }
  /** Null for a seller who is not registered for VAT. */
  vat: { taxablePaisa: number; vatPaisa: number } | null
}

export function splitVat(totalPaisa: number) {
  const vatPaisa = Math.round((totalPaisa * vatPercent) / (100 + vatPercent))
  return { taxablePaisa: totalPaisa - vatPaisa, vatPaisa }
}

/** Called when the goods leave the vendor: from then on there is an invoice, also when the shopper pays in cash. */
export async function issueInvoice(tx: Tx, parcel: ParcelRow, lines: LineRow[], at = new Date()) {
  const vendor = await getVendorRow(tx, parcel.vendorId)
  const { name, panVatNumber } = await getCompany(tx)
  const { goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa } = parcel
  const paper: InvoiceContent = {
    seller: {
      name: vendor.legalName,
      address: vendor.address,
      panNumber: vendor.panNumber,
      isVatRegistered: vendor.isVatRegistered,
    },
    lines: lines.map(({ title, choice, sku, quantity, pricePaisa }) => ({
      title,
      choice,
      sku,
      quantity,
      pricePaisa,
    })),
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    market: { name, panVatNumber },
    vat: vendor.isVatRegistered ? splitVat(totalPaisa) : null,
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
