import { facetRows, type AnyFacet, type Asked, type ColumnName } from './column-table.ts'
import type { Columns } from './columns.ts'

/**
 * Makes of a query a function that gives the tests that the product at a position fails, each as a bit of its own: 0 passes
 * all, -1 is not on sale. What a test says of each value of its column is written down before; per product, the value is
 * only looked up.
 */
export function createFilter(columns: Columns, asked: Asked) {
  const bitsOf = new Map<AnyFacet, number[]>()
  /** By column, the bits of the tests that each of its values fails. */
  const lookups = new Map<ColumnName, Int32Array>()
  const ranges: { column: ColumnName; lowest: number; highest: number; bit: number }[] = []
  let bit = 1
  for (const facet of facetRows) {
    const { column } = facet
    const bits: number[] = []
    bitsOf.set(facet, bits)
    const range = 'range' in facet ? facet.range(asked) : undefined
    if (range) {
      ranges.push({ column, lowest: range[0], highest: range[1], bit })
      bits.push(bit)
      bit <<= 1
    }
    for (const passes of 'tests' in facet ? facet.tests(asked) : []) {
      const values = columns.valuesOf(column)
      const failedByValue = lookups.get(column) ?? new Int32Array(values.length)
      lookups.set(column, failedByValue)
      for (let at = 0; at < values.length; at += 1) if (!passes(values[at]!)) failedByValue[at]! |= bit
      bits.push(bit)
      bit <<= 1
    }
  }

  const { isOnSale } = columns
  const looked = [...lookups].map(([column, failedByValue]) => ({ values: columns[column], failedByValue }))
  const ranged = ranges.map((range) => ({ ...range, values: columns[range.column] }))
  function failed(position: number): number {
    if (isOnSale[position] === 0) return -1
    let bits = 0
    for (let at = 0; at < looked.length; at += 1) {
      const { values, failedByValue } = looked[at]!
      bits |= failedByValue[values[position]!]!
    }
    for (let at = 0; at < ranged.length; at += 1) {
      const { values, lowest, highest, bit: rangeBit } = ranged[at]!
      const value = values[position]!
      if (value < lowest || value > highest) bits |= rangeBit
    }
    return bits
  }
  return {
    failed,
    /** The bits of the tests of a facet: none, if nothing is chosen of it. */
    bitsOf: (facet: AnyFacet) => bitsOf.get(facet)!,
  }
}
export type ProductFilter = ReturnType<typeof createFilter>
