import type { TaxSums } from '@haat/contract/domains/cart.ts'
import type { Delivery } from '../delivery/delivery.rates.ts'
import { feeFor, shareByValue } from '../delivery/delivery.service.ts'
import { entryPaisa, type CartEntry } from './cart-entries.service.ts'
import { addTaxSums, taxSumsOf, vatGroupsOf } from './tax-sums.ts'

export interface Sums {
  goodsPaisa: number
  discountPaisa: number
  deliveryPaisa: number
  totalPaisa: number
}
/** What one vendor sends, with its part of the sums. */
export interface CartParcel extends Sums {
  vendorId: number
  entries: CartEntry[]
}

/** The discount as a whole, and the part of it that each vendor's goods have. */
interface Discount {
  discountPaisa: number
  shares: ReadonlyMap<number, number>
  /** The variants that it comes off. */
  variantIds: ReadonlySet<number>
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const sumsOf = (goodsPaisa: number, discountPaisa: number, deliveryPaisa: number): Sums => ({
  goodsPaisa,
  discountPaisa,
  deliveryPaisa,
  totalPaisa: goodsPaisa - discountPaisa + deliveryPaisa,
})

/**
 * What some entries cost, for the cart, the checkout and the order alike. There is one delivery fee and one discount, which
 * the parcels share by the value of their goods; the taxes are those of all parcels together.
 */
export function cartSums(
  entries: CartEntry[],
  delivery: Delivery,
  discount: Discount | undefined,
): Sums & { parcels: CartParcel[]; tax: TaxSums } {
  const groups = [...Map.groupBy(entries, ({ vendorId }) => vendorId)].map(([vendorId, ofVendor]) => ({
    vendorId,
    entries: ofVendor,
    goodsPaisa: sum(ofVendor.map(entryPaisa)),
  }))
  const values = groups.map(({ goodsPaisa }) => goodsPaisa)
  const discountPaisa = discount?.discountPaisa ?? 0
  const deliveryPaisa = groups.length === 0 ? 0 : feeFor(delivery, sum(values) - discountPaisa)
  const fees = shareByValue(deliveryPaisa, values)
  const parcels = groups.map((group, at) => ({
    ...group,
    ...sumsOf(group.goodsPaisa, discount?.shares.get(group.vendorId) ?? 0, fees[at]!),
  }))
  return {
    parcels,
    ...sumsOf(sum(values), discountPaisa, deliveryPaisa),
    tax: addTaxSums(parcels.map((parcel) => taxOf(parcel, discount))),
  }
}

const taxOf = (parcel: CartParcel, discount: Discount | undefined) =>
  taxSumsOf(
    vatGroupsOf(
      parcel,
      parcel.entries.map((entry) => ({
        vat: entry.item.vat,
        paisa: entryPaisa(entry),
        bearsDiscount: discount?.variantIds.has(entry.variantId),
      })),
    ),
  )
