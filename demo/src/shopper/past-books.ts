import { getBillSettings } from '@haat/api/domains/content/site/bill-settings.service.ts'
import { postAll } from '@haat/api/domains/ledger/post.ts'
import { postDelivered } from '@haat/api/domains/ledger/ledger.service.ts'
import { contentOf } from '@haat/api/domains/orders/invoices/invoices.service.ts'
import type { VendorRow } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import { vatStateOf } from '@haat/contract/domains/catalogue.rules.ts'
import { fiscalYearOf } from '@haat/contract/shared/bs-months.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { chunks, insertAll } from './insert-all.ts'
import type { SaleRows, SoldPast } from './past-sales.ts'

/** Numbers are given when a parcel is packed, without a gap in each shop and fiscal year. */
export async function writeBills(
  tx: Tx,
  sold: SoldPast[],
  rows: SaleRows[],
  vendors: Map<number, VendorRow>,
) {
  const { abbreviatedUpToPaisa } = await getBillSettings(tx)
  const counters = new Map<string, { vendor_id: number; fiscal_year: string; last: number }>()
  const bills = []
  const byPacking = sold
    .map((sale, at) => ({ sale, row: rows[at]! }))
    .toSorted((a, b) => a.row.packedAt.getTime() - b.row.packedAt.getTime())
  for (const { sale, row } of byPacking) {
    const fiscalYear = fiscalYearOf(row.packedAt)
    const key = `${String(sale.vendorId)} ${fiscalYear}`
    const counter = counters.get(key) ?? { vendor_id: sale.vendorId, fiscal_year: fiscalYear, last: 0 }
    counters.set(key, counter)
    counter.last += 1
    const kind = !row.isWithVat
      ? 'plain'
      : row.sums.total_paisa > abbreviatedUpToPaisa
        ? 'tax'
        : 'abbreviated'
    const lines = sale.variants.map(({ title, choice, sku, pricePaisa, taxKind }) => ({
      title,
      choice,
      sku,
      quantity: 1,
      pricePaisa,
      vat: vatStateOf(taxKind, row.isWithVat),
    }))
    const amounts = { kind, lines, discountPaisa: 0, deliveryPaisa: row.sums.delivery_paisa } as const
    bills.push({
      parcel_id: sale.parcelId,
      vendor_id: sale.vendorId,
      fiscal_year: fiscalYear,
      number: counter.last,
      issued_at: row.packedAt,
      paper: await contentOf(tx, vendors.get(sale.vendorId)!, amounts, row.packedAt),
    })
  }
  await insertAll(tx, 'invoices', bills)
  await insertAll(tx, 'invoice_counters', [...counters.values()])
}

export async function writeBooks(tx: Tx, sold: SoldPast[], rows: SaleRows[], untilDays: string[][]) {
  const paid = sold.map(({ orderId, userId }, at) => {
    const { method, sums, payment } = rows[at]!
    return {
      key: `paid ${String(orderId)}`,
      orderId,
      at: payment.state_at,
      lines: [
        { account: 'gateway' as const, owner: method, amountPaisa: sums.total_paisa },
        { account: 'shopper' as const, owner: userId, amountPaisa: -sums.total_paisa },
      ],
    }
  })
  for (const part of chunks(paid)) await postAll(tx, part)
  const delivered = sold.map((sale, at) => {
    const { sums, commissionPaisa, commissionVatPaisa, method, courierId } = rows[at]!
    return {
      id: sale.parcelId,
      orderId: sale.orderId,
      userId: sale.userId,
      vendorId: sale.vendorId,
      method: method as 'esewa' | 'khalti',
      goodsPaisa: sums.goods_paisa,
      discountPaisa: 0,
      deliveryPaisa: sums.delivery_paisa,
      totalPaisa: sums.total_paisa,
      commissionPaisa,
      commissionVatPaisa,
      discountPayer: 'haat' as const,
      carrier: 'courier' as const,
      courierId,
      paidHow: null,
      payableOn: addDays(untilDays[at]!.toSorted().at(-1)!, 1),
      at: sale.deliveredAt,
    }
  })
  const byDelivery = delivered.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const part of chunks(byDelivery)) await postDelivered(tx, part)
}
