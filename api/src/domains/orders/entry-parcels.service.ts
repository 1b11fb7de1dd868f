import { discountShares } from '@haat/contract/domains/commission.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { DoorPayment } from '@haat/contract/domains/orders.steps.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { EntryParcel, LedgerSubjects } from '../ledger/ledger-subjects.ts'

/** A parcel as the function `vendor_entry_about` tells of it. */
interface EntryParcelRow {
  orderId: number
  method: PaymentMethod
  paidHow: DoorPayment | null
  carrier: 'self' | 'courier' | null
  courierName: string | null
  discountPaisa: number
  commissionVatRate: number
  deliveredOn: string
  /** What was kept of it. */
  lines: {
    variantId: number
    title: Bilingual
    quantity: number
    pricePaisa: number
    commissionRate: number
    /** False for what the coupon of the order is not for, and otherwise not there. */
    bearsDiscount?: false
  }[]
}

/** What came back by a refund, told by the same function. */
interface EntryRefundLine {
  title: Bilingual
  quantity: number
  /** What the commission was taken of: in parcels from before there was VAT on it, the price before any discount. */
  basePaisa: number
  commissionRate: number
}

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

export const entryParcels: Pick<LedgerSubjects, 'viewParcel'> = {
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
