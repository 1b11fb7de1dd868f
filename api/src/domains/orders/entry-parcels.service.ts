import { discountShares } from '@haat/contract/domains/commission.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { EntryParcel, LedgerSubjects } from '../ledger/ledger-subjects.ts'
import { parcelPart, refundPart, type EntryParcelRow, type EntryRefundLine } from './entry-parcels.store.ts'

/** What the books of a shop say about its parcels beside the sums; of a refund only what came back. */
function viewParcel(row: EntryParcelRow | null, refund: EntryRefundLine[] | null): EntryParcel | undefined {
  if (!row) return undefined
  const { orderId, deliveredOn, method, paidHow, carrier, courierName } = row
  return {
    parcel: {
      orderNumber: orderNumber(orderId),
      goods: (refund ?? row.lines).map(({ title, quantity }) => ({ title, quantity })),
      deliveredOn,
      method,
      paidHow,
      isOwnDelivery: carrier === 'self',
      courierName,
    },
    commissionRates: sumByRate(refund ?? basesOf(row)),
    vatRate: row.commissionVatRate,
  }
}

export const entryParcels: Pick<LedgerSubjects, 'parcelPart' | 'refundPart' | 'viewParcel'> = {
  parcelPart,
  refundPart,
  viewParcel: (parcel, refund) =>
    viewParcel(parcel as EntryParcelRow | null, refund as EntryRefundLine[] | null),
}

function basesOf({ lines, discountPaisa, commissionVatRate }: EntryParcelRow) {
  // In parcels from before there was VAT on it, the commission is of the goods before any discount.
  const shares = discountShares(lines, commissionVatRate === 0 ? 0 : discountPaisa)
  return lines.map(({ variantId, pricePaisa, quantity, commissionRate }) => ({
    commissionRate,
    basePaisa: pricePaisa * quantity - shares.get(variantId)!,
  }))
}

/** Of what the commission was taken, by rate, the highest first. */
function sumByRate(lines: { commissionRate: number; basePaisa: number }[]) {
  const bases = new Map<number, number>()
  for (const { commissionRate, basePaisa } of lines) {
    bases.set(commissionRate, (bases.get(commissionRate) ?? 0) + basePaisa)
  }
  return [...bases]
    .map(([rate, basePaisa]) => ({ rate, basePaisa }))
    .toSorted((one, other) => other.rate - one.rate)
}
