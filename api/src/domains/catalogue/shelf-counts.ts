import { spreadOf } from './price-spread.ts'
import { isFromNepalBit, isInStockBit, type Columns } from './shelf-columns.ts'
import { missed } from './shelf-filter.ts'

const ratingSteps = 6

/** Counts per value of each facet, each as if its own filter were not there. */
export interface Counts {
  total: number
  /** By ordinals. */
  byCategory: Int32Array
  byVendor: Int32Array
  /** Of the result itself. */
  vendorCount: number
  byColour: Int32Array
  /** By whole stars. */
  byStars: Int32Array
  fromNepal: number
  fromElsewhere: number
  inStock: number
  deals: number
  delivered: number
  price: { minPaisa: number; maxPaisa: number; steps: number[] }
  /** By sets of options: of the result, and of what fails of one chosen option only. */
  bySet: Int32Array
  bySetWithout: Int32Array[]
}

interface Asked {
  misses(place: number): number
  /** Undefined is all of them. */
  places: Int32Array | undefined
  /** 1 for vendors that deliver where the visitor lives. */
  delivers: Uint8Array | undefined
  chosenOptions: number
}

export function countShelf(columns: Columns, { misses, places, delivers, chosenOptions }: Asked): Counts {
  const { category, vendor, colour, rating, price, discount, flags, optionSet } = columns
  const byCategory = new Int32Array(columns.categories.keys.length)
  const byVendor = new Int32Array(columns.vendors.keys.length)
  const ownVendors = new Uint8Array(byVendor.length)
  const byColour = new Int32Array(256)
  const byStars = new Int32Array(ratingSteps)
  const bySet = new Int32Array(columns.optionSets.keys.length)
  const bySetWithout = Array.from({ length: chosenOptions }, () => new Int32Array(bySet.length))
  const length = places ? places.length : columns.length()
  const priced = new Int32Array(length)
  let [total, pricedCount] = [0, 0]
  let [fromNepal, fromElsewhere, inStock, deals, delivered] = [0, 0, 0, 0, 0]
  for (let at = 0; at < length; at += 1) {
    const place = places === undefined ? at : places[at]!
    const bits = misses(place)
    // Who fails of two filters is counted nowhere.
    if (bits < 0 || (bits & (bits - 1)) !== 0) continue
    const flag = flags[place]!
    const isOwn = bits === 0
    if (isOwn) {
      total += 1
      ownVendors[vendor[place]!] = 1
      bySet[optionSet[place]!]! += 1
    }
    if (isOwn || bits === missed.category) byCategory[category[place]!]! += 1
    if (isOwn || bits === missed.vendor) byVendor[vendor[place]!]! += 1
    if (isOwn || bits === missed.colour) byColour[colour[place]!]! += 1
    if (isOwn || bits === missed.rating) byStars[(rating[place]! / 100) | 0]! += 1
    if ((isOwn || bits === missed.inStock) && (flag & isInStockBit) !== 0) inStock += 1
    if ((isOwn || bits === missed.deals) && discount[place]! > 0) deals += 1
    if (isOwn || bits === missed.origin) {
      if ((flag & isFromNepalBit) !== 0) fromNepal += 1
      else fromElsewhere += 1
    }
    if (delivers !== undefined && (isOwn || bits === missed.district)) delivered += delivers[vendor[place]!]!
    if (isOwn || bits === missed.price) {
      priced[pricedCount] = price[place]!
      pricedCount += 1
    }
    for (let option = 0; option < chosenOptions; option += 1) {
      if (isOwn || bits === missed.option << option) bySetWithout[option]![optionSet[place]!]! += 1
    }
  }
  return {
    total,
    byCategory,
    byVendor,
    vendorCount: ownVendors.reduce((sum, one) => sum + one, 0),
    byColour,
    byStars,
    fromNepal,
    fromElsewhere,
    inStock,
    deals,
    delivered,
    price: spreadOf(priced.subarray(0, pricedCount)),
    bySet,
    bySetWithout,
  }
}
