import { colours } from '@haat/contract/domains/catalogue.rules.ts'

export const isInStockBit = 1
export const isFromNepalBit = 2
export const isOnSaleBit = 4

type Values = Float64Array | Int32Array | Uint16Array | Uint8Array
interface Column {
  /** The value, as an expression on the table `products`. */
  sql: string
  /** The type in which PostgreSQL sends the value; texts are joined by semicolons. */
  sentAs: 'float8' | 'int4' | 'text'
  /** The array that holds the values, as narrow as they allow. */
  array: new (length: number) => Values
  /** The array holds ordinals: numbers from 0 on, given to the values in the order in which they first come. */
  isOrdinal?: true
}

/**
 * What the product index knows of a product. This is the one place that names a column: the statement that reads it, the
 * array that holds it and the code that fills the array follow from here. A product takes 39 bytes, off the heap.
 */
export const columnTable = {
  id: { sql: 'id::float8', sentAs: 'float8', array: Float64Array },
  createdAt: {
    sql: 'floor(extract(epoch from created_at) * 1000)::float8',
    sentAs: 'float8',
    array: Float64Array,
  },
  vendor: { sql: 'vendor_id::float8', sentAs: 'float8', array: Int32Array, isOrdinal: true },
  pricePaisa: { sql: 'price', sentAs: 'int4', array: Int32Array },
  soldCount: { sql: 'sold_count', sentAs: 'int4', array: Int32Array },
  /** The set of options that the product comes in, as `size:m,size:l`: most products share theirs with many others. */
  optionSet: {
    sql: `array_to_string(option_keys, ',')`,
    sentAs: 'text',
    array: Int32Array,
    isOrdinal: true,
  },
  category: { sql: 'category_id', sentAs: 'int4', array: Uint16Array, isOrdinal: true },
  /** Stars times a hundred. */
  rating: { sql: 'rating', sentAs: 'int4', array: Uint16Array },
  discountPercent: { sql: 'greatest(discount_percent, 0)::int', sentAs: 'int4', array: Uint8Array },
  /** One more than the colour's position in the contract's list; 0 for a product without a colour. */
  colour: {
    sql: `coalesce(array_position('{${colours.join(',')}}'::text[], colour), 0)`,
    sentAs: 'int4',
    array: Uint8Array,
  },
  flags: {
    sql: `(is_in_stock::int * ${isInStockBit} + is_made_in_nepal::int * ${isFromNepalBit} + ${isOnSaleBit})`,
    sentAs: 'int4',
    array: Uint8Array,
  },
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof columnTable
type OrdinalColumn = 'vendor' | 'optionSet' | 'category'
interface Sent {
  float8: Float64Array
  int4: Int32Array
  text: string[]
}
/** Some products as the database sends them, column by column. */
export type SentColumns = { length: number } & {
  [Name in ColumnName]: Sent[(typeof columnTable)[Name]['sentAs']]
}
type Arrays = { [Name in ColumnName]: InstanceType<(typeof columnTable)[Name]['array']> }

export const columnNames = Object.keys(columnTable) as ColumnName[]

function createOrdinals<K>() {
  const known = new Map<K, number>()
  const keys: K[] = []
  return {
    /** The values by their ordinals. */
    keys,
    find: (key: K) => known.get(key),
    of(key: K) {
      const ordinal = known.get(key)
      if (ordinal !== undefined) return ordinal
      known.set(key, keys.length)
      return keys.push(key) - 1
    },
  }
}

/** Arrays are made a little too long, so that new products need no new arrays. */
const capacityFor = (length: number) => Math.ceil(length * 1.05) + 4096

/** The columns of the index: one array each, in which every product has the same position. */
export function createColumns(expected: number) {
  const capacity = capacityFor(expected)
  const arrays = Object.fromEntries(
    columnNames.map((name) => [name, new columnTable[name].array(capacity)]),
  ) as unknown as Arrays
  const ordinals = {
    vendor: createOrdinals<number>(),
    category: createOrdinals<number>(),
    optionSet: createOrdinals<string>(),
  } satisfies Record<OrdinalColumn, unknown>
  /** By option set, a product that has it: its row knows what the options are called. */
  const optionSetSamples: number[] = []
  let length = 0
  /** So many products at the front came with the load and are sorted by their ids. */
  let sortedLength = 0
  /** Positions of the products that came later, whose ids may be in any order. */
  const laterPositions = new Map<number, number>()

  /** The position of a product, or -1. */
  function positionOf(id: number): number {
    let [low, high] = [0, sortedLength - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const one = arrays.id[middle]!
      if (one === id) return middle
      if (one < id) low = middle + 1
      else high = middle - 1
    }
    return laterPositions.get(id) ?? -1
  }

  /** Copies a range of sent rows, column by column: a typed array is copied as a whole, ordinals are looked up. */
  function write(position: number, rows: SentColumns, from: number, to: number) {
    for (const name of columnNames) {
      if (name === 'vendor' || name === 'category' || name === 'optionSet') {
        const ordinalOf = ordinals[name].of as (key: number | string) => number
        const [sent, array] = [rows[name], arrays[name]]
        for (let at = from; at < to; at += 1) array[position + at - from] = ordinalOf(sent[at]!)
      } else {
        arrays[name].set(rows[name].subarray(from, to), position)
      }
    }
    for (let at = from; at < to; at += 1) {
      optionSetSamples[arrays.optionSet[position + at - from]!] = rows.id[at]!
    }
  }

  return {
    ...arrays,
    vendors: ordinals.vendor,
    categories: ordinals.category,
    optionSets: ordinals.optionSet,
    optionSetSamples,
    length: () => length,
    sortedLength: () => sortedLength,
    positionOf,
    /** Overwrites the product at a position with one of the sent rows. */
    writeRow: (position: number, rows: SentColumns, at: number) => write(position, rows, at, at + 1),
    /** Adds rows during the load, when they come sorted by their ids. */
    append(rows: SentColumns) {
      write(length, rows, 0, rows.length)
      length += rows.length
      sortedLength = length
    },
    hasRoom: (more: number) => length + more <= capacity,
    /** Makes a position for a product that is new to the index. */
    addPosition(id: number): number {
      laterPositions.set(id, length)
      arrays.id[length] = id
      length += 1
      return length - 1
    },
  }
}
export type Columns = ReturnType<typeof createColumns>
