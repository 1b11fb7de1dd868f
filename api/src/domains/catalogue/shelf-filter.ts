import { colours } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacetQuery } from '@haat/contract/domains/catalogue.filters.ts'
import { isFromNepalBit, isInStockBit, isOnSaleBit, type Columns } from './shelf-columns.ts'

/** One bit per filter: what a product fails of. Each chosen option has one of its own from `option` on. */
export const missed = {
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
/** A query with its slugs looked up. Undefined asks for nothing, an empty list for what nothing has. */
export interface ShelfFilter {
  query: ProductFacetQuery
  categoryIds: number[] | undefined
  vendorIds: number[] | undefined
  deliveringVendorIds: number[] | undefined
}

/** 1 for those of the keys that may pass, by their ordinals. */
function passTable<K>(keys: readonly K[], wanted: readonly K[] | undefined): Uint8Array | undefined {
  if (!wanted) return undefined
  const set = new Set(wanted)
  return Uint8Array.from(keys, (key) => Number(set.has(key)))
}

export const chosenOptions = (values: string[] | undefined): Map<string, string[]> =>
  Map.groupBy(values ?? [], (value) => value.slice(0, value.indexOf(':')))

/** Per set of options, the bits of the chosen options that it has none of. */
function optionMisses(sets: readonly string[], values: string[] | undefined): Int32Array | undefined {
  const chosen = [...chosenOptions(values).values()]
  if (chosen.length === 0) return undefined
  return Int32Array.from(sets, (set) => {
    const had = set.split(',')
    return chosen.reduce(
      (bits, wanted, at) =>
        wanted.some((value) => had.includes(value)) ? bits : bits | (missed.option << at),
      0,
    )
  })
}

/** A function that tells of a place which filters it fails; 0 passes them all, -1 is not on sale. */
export function missesOf(columns: Columns, filter: ShelfFilter): (place: number) => number {
  const { flags, category, vendor, price, rating, colour, discount, optionSet } = columns
  const { query } = filter
  const categoryPass = passTable(columns.categories.keys, filter.categoryIds)
  const vendorPass = passTable(columns.vendors.keys, filter.vendorIds)
  const districtPass = passTable(columns.vendors.keys, filter.deliveringVendorIds)
  const colourPass = query.colour?.length ? passTable(['', ...colours], query.colour) : undefined
  const optionBits = optionMisses(columns.optionSets.keys, query.option)
  const { minPricePaisa: lowest = 0, maxPricePaisa: highest = 2 ** 31 } = query
  const leastRating = (query.rating ?? 0) * 100
  const [wantsStock, wantsDeals] = [query.inStock === 'true', query.deals === 'true']
  const wantedOrigin = query.origin === undefined ? -1 : query.origin === 'nepal' ? isFromNepalBit : 0
  return (place) => {
    const flag = flags[place]!
    if ((flag & isOnSaleBit) === 0) return -1
    const cost = price[place]!
    let bits = 0
    if (categoryPass !== undefined && categoryPass[category[place]!] !== 1) bits |= missed.category
    if (vendorPass !== undefined && vendorPass[vendor[place]!] !== 1) bits |= missed.vendor
    if (districtPass !== undefined && districtPass[vendor[place]!] !== 1) bits |= missed.district
    if (colourPass !== undefined && colourPass[colour[place]!] !== 1) bits |= missed.colour
    if (cost < lowest || cost > highest) bits |= missed.price
    if (rating[place]! < leastRating) bits |= missed.rating
    if (wantsStock && (flag & isInStockBit) === 0) bits |= missed.inStock
    if (wantsDeals && !discount[place]) bits |= missed.deals
    if (wantedOrigin !== -1 && (flag & isFromNepalBit) !== wantedOrigin) bits |= missed.origin
    if (optionBits !== undefined) bits |= optionBits[optionSet[place]!]!
    return bits
  }
}
