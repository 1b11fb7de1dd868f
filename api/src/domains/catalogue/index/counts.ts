import { priceHistogram } from '../price-histogram.ts'
import { isFromNepalBit, isInStockBit, type Columns } from './columns.ts'
import { failedBits } from './filter.ts'

const starSteps = 6

/** How many products have each value of each filter, counted as if that one filter were not chosen. */
export interface Counts {
  total: number
  /** Categories and vendors by their ordinals. */
  byCategory: Int32Array
  byVendor: Int32Array
  /** Vendors that have a product in the result. */
  vendorCount: number
  byColour: Int32Array
  /** By whole stars, rounded down. */
  byStars: Int32Array
  fromNepal: number
  fromElsewhere: number
  inStock: number
  deals: number
  delivered: number
  price: { minPaisa: number; maxPaisa: number; steps: number[] }
  /** By the ordinals of option sets, for the result itself. */
  byOptionSet: Int32Array
  /** The same for each chosen option, counted as if that option were not chosen. */
  byOptionSetWithout: Int32Array[]
}

interface Asked {
  failed(position: number): number
  /** What a search found; undefined counts all products. */
  positions: Int32Array | undefined
  /** By vendor ordinal, 1 for the vendors that deliver to the visitor's district. */
  delivers: Uint8Array | undefined
  chosenOptionCount: number
}

/** One walk along the products for all filters: a product that fails one filter only still counts for that filter. */
export function countProducts(
  columns: Columns,
  { failed, positions, delivers, chosenOptionCount }: Asked,
): Counts {
  const { category, vendor, colour, rating, pricePaisa, discountPercent, flags, optionSet } = columns
  const byCategory = new Int32Array(columns.categories.keys.length)
  const byVendor = new Int32Array(columns.vendors.keys.length)
  const vendorsInResult = new Uint8Array(byVendor.length)
  const byColour = new Int32Array(256)
  const byStars = new Int32Array(starSteps)
  const byOptionSet = new Int32Array(columns.optionSets.keys.length)
  const byOptionSetWithout = Array.from(
    { length: chosenOptionCount },
    () => new Int32Array(byOptionSet.length),
  )
  const length = positions ? positions.length : columns.length()
  const prices = new Int32Array(length)
  let [total, priceCount] = [0, 0]
  let [fromNepal, fromElsewhere, inStock, deals, delivered] = [0, 0, 0, 0, 0]
  for (let at = 0; at < length; at += 1) {
    const position = positions === undefined ? at : positions[at]!
    const bits = failed(position)
    // A product that is not on sale, or that fails two filters, counts for none.
    if (bits < 0 || (bits & (bits - 1)) !== 0) continue
    const flag = flags[position]!
    const isInResult = bits === 0
    if (isInResult) {
      total += 1
      vendorsInResult[vendor[position]!] = 1
      byOptionSet[optionSet[position]!]! += 1
    }
    if (isInResult || bits === failedBits.category) byCategory[category[position]!]! += 1
    if (isInResult || bits === failedBits.vendor) byVendor[vendor[position]!]! += 1
    if (isInResult || bits === failedBits.colour) byColour[colour[position]!]! += 1
    if (isInResult || bits === failedBits.rating) byStars[(rating[position]! / 100) | 0]! += 1
    if ((isInResult || bits === failedBits.inStock) && (flag & isInStockBit) !== 0) inStock += 1
    if ((isInResult || bits === failedBits.deals) && discountPercent[position]! > 0) deals += 1
    if (isInResult || bits === failedBits.origin) {
      if ((flag & isFromNepalBit) !== 0) fromNepal += 1
      else fromElsewhere += 1
    }
    if (delivers !== undefined && (isInResult || bits === failedBits.district)) {
      delivered += delivers[vendor[position]!]!
    }
    if (isInResult || bits === failedBits.price) {
      prices[priceCount] = pricePaisa[position]!
      priceCount += 1
    }
    for (let option = 0; option < chosenOptionCount; option += 1) {
      if (isInResult || bits === failedBits.option << option) {
        byOptionSetWithout[option]![optionSet[position]!]! += 1
      }
    }
  }
  return {
    total,
    byCategory,
    byVendor,
    vendorCount: vendorsInResult.reduce((sum, one) => sum + one, 0),
    byColour,
    byStars,
    fromNepal,
    fromElsewhere,
    inStock,
    deals,
    delivered,
    price: priceHistogram(prices.subarray(0, priceCount)),
    byOptionSet,
    byOptionSetWithout,
  }
}
