import { colours } from '@haat/contract/domains/catalogue.rules.ts'
import type { ShelfRows } from './shelf-rows.store.ts'

export const isInStockBit = 1
export const isFromNepalBit = 2
export const isOnSaleBit = 4

/** Numbers from 0 on for things that are told apart by something wider. */
function ordinals<K>() {
  const known = new Map<K, number>()
  const keys: K[] = []
  return {
    keys,
    find: (key: K) => known.get(key),
    of(key: K) {
      const found = known.get(key)
      if (found !== undefined) return found
      known.set(key, keys.length)
      return keys.push(key) - 1
    },
  }
}

/** Room to grow in, so that new products need no new arrays. */
const roomFor = (length: number) => Math.ceil(length * 1.05) + 4096

/** What lists are filtered and sorted by, one array per column, one place per product. Off the heap and 37 bytes each. */
export function createColumns(expected: number) {
  const size = roomFor(expected)
  const columns = {
    id: new Float64Array(size),
    createdAt: new Float64Array(size),
    vendor: new Int32Array(size),
    price: new Int32Array(size),
    soldCount: new Int32Array(size),
    optionSet: new Int32Array(size),
    category: new Uint16Array(size),
    rating: new Uint16Array(size),
    discount: new Uint8Array(size),
    /** One more than its place among the colours; 0 has none. */
    colour: new Uint8Array(size),
    flags: new Uint8Array(size),
  }
  const categories = ordinals<number>()
  const vendors = ordinals<number>()
  /** Products are alike in what they can be had in far more often than not. */
  const optionSets = ordinals<string>()
  /** A product of each set, which can tell the names. */
  const samples: number[] = []
  let length = 0
  /** Places of those that came after the load, whose numbers may be in any order. */
  const late = new Map<number, number>()
  let sorted = 0

  /** Where a product is, or -1. */
  function placeOf(id: number): number {
    let [low, high] = [0, sorted - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = columns.id[middle]!
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return late.get(id) ?? -1
  }

  function write(place: number, rows: ShelfRows, at: number) {
    const set = optionSets.of(rows.optionKeys[at]!)
    samples[set] = rows.id[at]!
    columns.id[place] = rows.id[at]!
    columns.createdAt[place] = rows.createdAt[at]!
    columns.vendor[place] = vendors.of(rows.vendorId[at]!)
    columns.price[place] = rows.price[at]!
    columns.soldCount[place] = rows.soldCount[at]!
    columns.optionSet[place] = set
    columns.category[place] = categories.of(rows.categoryId[at]!)
    columns.rating[place] = rows.rating[at]!
    columns.discount[place] = Math.max(0, rows.discountPercent[at]!)
    columns.colour[place] = colours.indexOf(rows.colour[at] as (typeof colours)[number]) + 1
    columns.flags[place] =
      isOnSaleBit | (rows.isInStock[at] ? isInStockBit : 0) | (rows.isMadeInNepal[at] ? isFromNepalBit : 0)
  }

  return {
    ...columns,
    categories,
    vendors,
    optionSets,
    samples,
    length: () => length,
    /** So many at the front are in the order of their numbers. */
    sortedLength: () => sorted,
    placeOf,
    write,
    /** While loading: in the order of their numbers. */
    append(rows: ShelfRows) {
      for (let at = 0; at < rows.length; at += 1) write(length + at, rows, at)
      length += rows.length
      sorted = length
    },
    hasRoom: (more: number) => length + more <= size,
    /** A place for a product that is new here. */
    addPlace(id: number): number {
      late.set(id, length)
      columns.id[length] = id
      length += 1
      return length - 1
    },
  }
}
export type Columns = ReturnType<typeof createColumns>
