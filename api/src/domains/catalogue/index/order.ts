import type { Columns } from './columns.ts'

type Values = Float64Array | Int32Array | Uint16Array | Uint8Array

/** Positions sorted by a column from its lowest value on; products of equal value are sorted by their ids. */
export function createOrder(
  values: Values,
  { id, length, sortedLength }: Pick<Columns, 'id' | 'length' | 'sortedLength'>,
) {
  const positions = new Int32Array(values.length)
  let count = sortedLength()
  sortAll(positions.subarray(0, count), values)
  /** Positions whose value has changed since they were last sorted. */
  const moved = new Set<number>()
  for (let position = count; position < length(); position += 1) moved.add(position)

  const compare = (a: number, b: number) => values[a]! - values[b]! || id[a]! - id[b]!

  /** Takes the moved positions out and merges them in again where they belong now, in one walk each. */
  function mergeMoved() {
    if (moved.size === 0) return
    const isMoved = new Uint8Array(length())
    for (const position of moved) isMoved[position] = 1
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      const position = positions[at]!
      if (isMoved[position] === 0) positions[kept++] = position
    }
    const incoming = [...moved].toSorted(compare)
    moved.clear()
    count = kept + incoming.length
    for (let to = count - 1, from = kept - 1, next = incoming.length - 1; next >= 0; to -= 1) {
      const isFromOld = from >= 0 && compare(positions[from]!, incoming[next]!) > 0
      positions[to] = isFromOld ? positions[from--]! : incoming[next--]!
    }
  }

  /** How many products come before this value and id. */
  function countBefore(value: number, productId: number): number {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      const position = positions[middle]!
      const isBefore = (values[position]! - value || id[position]! - productId) < 0
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    values,
    compare,
    countBefore,
    /** Marks a position that is new or whose value has changed; it is sorted in when the order is next read. */
    move: (position: number) => void moved.add(position),
    /** All positions in order, as the values are now. */
    sorted() {
      mergeMoved()
      return positions.subarray(0, count)
    },
  }
}
export type Order = ReturnType<typeof createOrder>

/**
 * The engine sorts plain numbers many times faster than by a function, so value and position are packed into one number:
 * exact up to 2^53, which holds a price and four million positions. After a load, positions are in the order of the ids.
 */
function sortAll(positions: Int32Array, values: Values) {
  const { length } = positions
  const width = 2 ** Math.max(1, Math.ceil(Math.log2(length + 1)))
  const lowest = lowestOf(values, length)
  const unit = unitOf(values, length, lowest, 2 ** 53 / width)
  const keys = new Float64Array(length)
  for (let position = 0; position < length; position += 1) {
    keys[position] = Math.floor((values[position]! - lowest) / unit) * width + position
  }
  keys.sort()
  for (let at = 0; at < length; at += 1) positions[at] = keys[at]! % width
  if (unit > 1) sortWithinUnits(positions, values, unit, lowest)
}

function lowestOf(values: Values, length: number) {
  let lowest = Infinity
  for (let at = 0; at < length; at += 1) lowest = Math.min(lowest, values[at]!)
  return length === 0 ? 0 : lowest
}

/**
 * Milliseconds over years do not fit beside a position into one number: such values are sorted by coarser units first,
 * then within each unit.
 */
function unitOf(values: Values, length: number, lowest: number, maxUnits: number) {
  let highest = lowest
  for (let at = 0; at < length; at += 1) highest = Math.max(highest, values[at]!)
  return Math.max(1, 2 ** Math.ceil(Math.log2((highest - lowest + 1) / maxUnits)))
}

function sortWithinUnits(positions: Int32Array, values: Values, unit: number, lowest: number) {
  const unitAt = (at: number) => Math.floor((values[positions[at]!]! - lowest) / unit)
  for (let from = 0; from < positions.length;) {
    let to = from + 1
    while (to < positions.length && unitAt(to) === unitAt(from)) to += 1
    if (to - from > 1) positions.subarray(from, to).sort((a, b) => values[a]! - values[b]! || a - b)
    from = to
  }
}
