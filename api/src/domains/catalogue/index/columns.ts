import { columnNames, columnTable, type Column, type ColumnName } from './column-table.ts'

type Table = typeof columnTable
type OrdinalColumn = {
  [Name in ColumnName]: Table[Name] extends { isOrdinal: true } ? Name : never
}[ColumnName]
interface Sent {
  float8: Float64Array
  int4: Int32Array
  text: string[]
}
/** Some products as the database sends them, column by column. */
export type SentColumns = { length: number } & {
  [Name in ColumnName]: Sent[Table[Name]['sentAs']]
}
type Arrays = { [Name in ColumnName]: InstanceType<Table[Name]['array']> }

const isOrdinal = (name: ColumnName): name is OrdinalColumn => 'isOrdinal' in columnTable[name]
const ordinalColumns = columnNames.filter(isOrdinal)

function createOrdinals() {
  const known = new Map<number | string, number>()
  /** The values by their ordinals. */
  const values: (number | string)[] = []
  return {
    values,
    of(value: number | string) {
      const ordinal = known.get(value)
      if (ordinal !== undefined) return ordinal
      known.set(value, values.length)
      return values.push(value) - 1
    },
  }
}
type Ordinals = ReturnType<typeof createOrdinals>

/** All numbers that each column can hold, from 0 on. */
const numbersIn = Object.fromEntries(
  columnNames.map((name) => {
    const { maxValue = 255 }: Column = columnTable[name]
    return [name, Array.from({ length: maxValue + 1 }, (_, value) => value)]
  }),
) as Record<ColumnName, number[]>

/** Arrays are made a little too long, so that new products need no new arrays. */
const capacityFor = (length: number) => Math.ceil(length * 1.05) + 4096

/** The columns of the index: one array each, in which every product has the same position. */
export function createColumns(expected: number) {
  const capacity = capacityFor(expected)
  const arrays = Object.fromEntries(
    columnNames.map((name) => [name, new columnTable[name].array(capacity)]),
  ) as unknown as Arrays
  const ordinals = Object.fromEntries(ordinalColumns.map((name) => [name, createOrdinals()])) as Record<
    OrdinalColumn,
    Ordinals
  >
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
      if (isOrdinal(name)) {
        const [sent, array, ordinalOf] = [rows[name], arrays[name], ordinals[name].of]
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
    optionSets: ordinals.optionSet.values as readonly string[],
    /** What the numbers in the array of a column stand for: the values by their ordinals, or the numbers themselves. */
    valuesOf: (name: ColumnName): readonly (number | string)[] =>
      isOrdinal(name) ? ordinals[name].values : numbersIn[name],
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
