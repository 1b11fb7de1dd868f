import { colours } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacetQuery } from '@haat/contract/domains/catalogue.filters.ts'
import { isFromNepalBit, isInStockBit, isOnSaleBit, type Columns } from './columns.ts'

/** One bit per filter that a product fails. Each chosen option has a bit of its own, from `option` on. */
export const failedBits = {
  category: 1,
  vendor: 2,
  district: 4,
  colour: 8,
  price: 16,
  rating: 32,
  inStock: 64,
  deals: 128,
  origin: 256,
  option: 512,
} as const

/** A query with its slugs looked up. Undefined does not filter; an empty list is passed by no product. */
export interface ProductFilter {
  query: ProductFacetQuery
  categoryIds: number[] | undefined
  vendorIds: number[] | undefined
  deliveringVendorIds: number[] | undefined
}

/** By ordinal, 1 for the keys that pass. */
function passTable<K>(keys: readonly K[], wanted: readonly K[] | undefined): Uint8Array | undefined {
  if (!wanted) return undefined
  const set = new Set(wanted)
  return Uint8Array.from(keys, (key) => Number(set.has(key)))
}

/** The chosen values, as `size:m`, by their option. */
export const chosenOptions = (values: string[] | undefined): Map<string, string[]> =>
  Map.groupBy(values ?? [], (value) => value.slice(0, value.indexOf(':')))

/** By option set, the bits of the chosen options of which the set has no chosen value. */
function failedOptionBits(sets: readonly string[], values: string[] | undefined): Int32Array | undefined {
  const chosen = [...chosenOptions(values).values()]
  if (chosen.length === 0) return undefined
  return Int32Array.from(sets, (set) => {
    const valuesOfSet = set.split(',')
    return chosen.reduce(
      (bits, wanted, at) =>
        wanted.some((value) => valuesOfSet.includes(value)) ? bits : bits | (failedBits.option << at),
      0,
    )
  })
}

/** Makes a function that gives the filters that the product at a position fails: 0 passes all, -1 is not on sale. */
export function createFilter(columns: Columns, filter: ProductFilter): (position: number) => number {
  const { flags, category, vendor, pricePaisa, rating, colour, discountPercent, optionSet } = columns
  const { query } = filter
  const categoryPass = passTable(columns.categories.keys, filter.categoryIds)
  const vendorPass = passTable(columns.vendors.keys, filter.vendorIds)
  const districtPass = passTable(columns.vendors.keys, filter.deliveringVendorIds)
  const colourPass = query.colour?.length ? passTable(['', ...colours], query.colour) : undefined
  const optionBits = failedOptionBits(columns.optionSets.keys, query.option)
  const { minPricePaisa = 0, maxPricePaisa = 2 ** 31 } = query
  const minRating = (query.rating ?? 0) * 100
  const [wantsStock, wantsDeals] = [query.inStock === 'true', query.deals === 'true']
  const wantedOrigin = query.origin === undefined ? -1 : query.origin === 'nepal' ? isFromNepalBit : 0
  return (position) => {
    const flag = flags[position]!
    if ((flag & isOnSaleBit) === 0) return -1
    const price = pricePaisa[position]!
    let bits = 0
    if (categoryPass !== undefined && categoryPass[category[position]!] !== 1) bits |= failedBits.category
    if (vendorPass !== undefined && vendorPass[vendor[position]!] !== 1) bits |= failedBits.vendor
    if (districtPass !== undefined && districtPass[vendor[position]!] !== 1) bits |= failedBits.district
    if (colourPass !== undefined && colourPass[colour[position]!] !== 1) bits |= failedBits.colour
    if (price < minPricePaisa || price > maxPricePaisa) bits |= failedBits.price
    if (rating[position]! < minRating) bits |= failedBits.rating
    if (wantsStock && (flag & isInStockBit) === 0) bits |= failedBits.inStock
    if (wantsDeals && !discountPercent[position]) bits |= failedBits.deals
    if (wantedOrigin !== -1 && (flag & isFromNepalBit) !== wantedOrigin) bits |= failedBits.origin
    if (optionBits !== undefined) bits |= optionBits[optionSet[position]!]!
    return bits
  }
}
