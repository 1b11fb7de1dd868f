import { facetRows, type Asked, type ColumnName, type CountedFacets, type Counts } from './column-table.ts'
import type { Columns } from './columns.ts'
import { createFilter } from './filter.ts'

/** Counts the result of a query, and each facet as if it alone had no choice. */
export function countProducts(
  columns: Columns,
  asked: Asked,
  /** What a search found; undefined counts all products. */
  positions: Int32Array | undefined,
): { total: number; vendorCount: number; facets: CountedFacets } {
  const { failed, bitsOf } = createFilter(columns, asked)
  const { result, failingOnly } = divide(failed, positions, columns.length())
  const resultCounts = new Map<ColumnName, Int32Array>()
  function countResult(column: ColumnName): Int32Array {
    const known = resultCounts.get(column)
    if (known) return known
    const counts = new Int32Array(columns.valuesOf(column).length)
    addCounts(counts, columns[column], result)
    resultCounts.set(column, counts)
    return counts
  }
  function countWithout(column: ColumnName, bit: number): Int32Array {
    const counts = countResult(column).slice()
    addCounts(counts, columns[column], failingOnly(bit))
    return counts
  }
  const facets = facetRows.map((facet) => {
    const { column } = facet
    const bits = bitsOf(facet)
    if ('range' in facet)
      return facet.countRange(valuesAt(columns[column], [result, ...bits.map(failingOnly)]))
    const inResult = byValue(countResult(column), columns.valuesOf(column))
    const without = bits.map((bit) => byValue(countWithout(column, bit), columns.valuesOf(column)))
    return facet.count({ unchosen: without[0] ?? inResult, inResult, without }, asked)
  })
  return {
    total: result.length,
    vendorCount: countResult('vendor').reduce((sum, count) => sum + Number(count > 0), 0),
    facets: Object.assign({}, ...facets),
  }
}

type Values = Columns[ColumnName]

/** One walk along the products: which are in the result, and which would be, if they did not fail one single test. */
function divide(
  failed: (position: number) => number,
  positions: Int32Array | undefined,
  productCount: number,
) {
  const length = positions ? positions.length : productCount
  const result = new Int32Array(length)
  const near = new Int32Array(length)
  const nearBits = new Int32Array(length)
  let [total, nearCount] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    const position = positions === undefined ? at : positions[at]!
    const bits = failed(position)
    if (bits === 0) {
      result[total++] = position
    } else if (bits > 0 && (bits & (bits - 1)) === 0) {
      near[nearCount] = position
      nearBits[nearCount++] = bits
    }
  }
  function failingOnly(bit: number): Int32Array {
    const failing = new Int32Array(nearCount)
    let count = 0
    for (let at = 0; at < nearCount; at += 1) if (nearBits[at] === bit) failing[count++] = near[at]!
    return failing.subarray(0, count)
  }
  return { result: result.subarray(0, total), failingOnly }
}

function addCounts(counts: Int32Array, values: Values, positions: Int32Array) {
  for (let at = 0; at < positions.length; at += 1) counts[values[positions[at]!]!]! += 1
}

function valuesAt(values: Values, lists: Int32Array[]): Int32Array {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let next = 0
  for (const positions of lists) {
    for (let at = 0; at < positions.length; at += 1) all[next++] = values[positions[at]!]!
  }
  return all
}

function byValue(counts: Int32Array, values: readonly (number | string)[]): Counts<number | string> {
  const map = new Map<number | string, number>()
  for (let at = 0; at < counts.length; at += 1) if (counts[at]! > 0) map.set(values[at]!, counts[at]!)
  return map
}
