import { vatPercent, type VatState } from '@haat/contract/domains/catalogue.rules.ts'
import type { TaxSums } from '@haat/contract/domains/cart.ts'
import { shareByValue } from '../delivery/delivery.service.ts'

/** The part of a parcel's sums that goods of one VAT state have, with the VAT in them. */
export interface VatGroup {
  vat: VatState
  goodsPaisa: number
  discountPaisa: number
  deliveryPaisa: number
  totalPaisa: number
}

interface TaxedLine {
  vat: VatState
  /** Price times quantity. */
  paisa: number
  /** False for what the coupon is not for. */
  bearsDiscount?: boolean | undefined
}

/** What is added to the goods of a parcel, and taken off them. */
interface ParcelExtras {
  discountPaisa: number
  deliveryPaisa: number
}

const valueOf = (lines: TaxedLine[]) => lines.reduce((sum, { paisa }) => sum + paisa, 0)

/**
 * Delivery is a part of the sale that it belongs to, so it is taxed as the goods are; so is the discount. Both are shared by
 * value, the discount by that of the goods that it is for.
 */
export function vatGroupsOf({ discountPaisa, deliveryPaisa }: ParcelExtras, lines: TaxedLine[]): VatGroup[] {
  const groups = [...Map.groupBy(lines, ({ vat }) => vat)].map(([vat, some]) => ({
    vat,
    goodsPaisa: valueOf(some),
    discountedPaisa: valueOf(some.filter(({ bearsDiscount }) => bearsDiscount !== false)),
  }))
  const discounts = shareByValue(
    discountPaisa,
    groups.map(({ discountedPaisa }) => discountedPaisa),
  )
  const deliveries = shareByValue(
    deliveryPaisa,
    groups.map(({ goodsPaisa }) => goodsPaisa),
  )
  return groups.map(({ vat, goodsPaisa }, at) => ({
    vat,
    goodsPaisa,
    discountPaisa: discounts[at]!,
    deliveryPaisa: deliveries[at]!,
    totalPaisa: goodsPaisa - discounts[at]! + deliveries[at]!,
  }))
}

/** The VAT in an amount that includes it. */
export const vatWithin = (paisa: number) => Math.round((paisa * vatPercent) / (100 + vatPercent))

export function taxSumsOf(groups: VatGroup[]): TaxSums {
  const totalOf = (vat: VatState) => groups.find((group) => group.vat === vat)?.totalPaisa ?? 0
  const vatPaisa = vatWithin(totalOf('included'))
  return {
    taxablePaisa: totalOf('included') - vatPaisa,
    vatPaisa,
    exemptPaisa: totalOf('exempt'),
    zeroPaisa: totalOf('zero'),
  }
}

/** An order has as much of each as the bills of its parcels together. */
export const addTaxSums = (all: TaxSums[]): TaxSums =>
  all.reduce(
    (sum, one) => ({
      taxablePaisa: sum.taxablePaisa + one.taxablePaisa,
      vatPaisa: sum.vatPaisa + one.vatPaisa,
      exemptPaisa: sum.exemptPaisa + one.exemptPaisa,
      zeroPaisa: sum.zeroPaisa + one.zeroPaisa,
    }),
    { taxablePaisa: 0, vatPaisa: 0, exemptPaisa: 0, zeroPaisa: 0 },
  )
