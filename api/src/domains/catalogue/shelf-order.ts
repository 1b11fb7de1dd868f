import type { Columns } from './shelf-columns.ts'

type Values = Float64Array | Int32Array | Uint16Array | Uint8Array

/** Places in the order of a value, from the lowest on; equals in the order of their numbers. */
export function createOrder(
  values: Values,
  { id, length, sortedLength }: Pick<Columns, 'id' | 'length' | 'sortedLength'>,
) {
  const places = new Int32Array(values.length)
  let count = sortedLength()
  sortAll(places.subarray(0, count), values)
  /** Where the value has changed since the places were put in order. */
  const moved = new Set<number>()
  for (let place = count; place < length(); place += 1) moved.add(place)

  const compare = (a: number, b: number) => values[a]! - values[b]! || id[a]! - id[b]!

  /** Takes the moved ones out and puts them in again where they belong now, in one walk each. */
  function tidy() {
    if (moved.size === 0) return
    const isMoved = new Uint8Array(length())
    for (const place of moved) isMoved[place] = 1
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      const place = places[at]!
      if (isMoved[place] === 0) places[kept++] = place
    }
    const incoming = [...moved].toSorted(compare)
    moved.clear()
    count = kept + incoming.length
    for (let to = count - 1, from = kept - 1, next = incoming.length - 1; next >= 0; to -= 1) {
      const isFromOld = from >= 0 && compare(places[from]!, incoming[next]!) > 0
      places[to] = isFromOld ? places[from--]! : incoming[next--]!
    }
  }

  /** How many come before this value and number. */
  function countBefore(value: number, number: number): number {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      const place = places[middle]!
      const isBefore = (values[place]! - value || id[place]! - number) < 0
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    values,
    compare,
    countBefore,
    /** Told of a place whose value is another one now, or that is new. */
    move: (place: number) => void moved.add(place),
    /** In order, as things stand now. */
    sorted() {
      tidy()
      return places.subarray(0, count)
    },
  }
}
export type Order = ReturnType<typeof createOrder>

/**
 * The engine sorts plain numbers many times faster than by a function, so a value and its place become one: exact up to
 * 2^53, which holds a price and four million places. After a load places are in the order of the numbers.
 */
function sortAll(places: Int32Array, values: Values) {
  const { length } = places
  const width = 2 ** Math.max(1, Math.ceil(Math.log2(length + 1)))
  const lowest = lowestOf(values, length)
  const unit = unitOf(values, length, lowest, 2 ** 53 / width)
  const keys = new Float64Array(length)
  for (let place = 0; place < length; place += 1) {
    keys[place] = Math.floor((values[place]! - lowest) / unit) * width + place
  }
  keys.sort()
  for (let at = 0; at < length; at += 1) places[at] = keys[at]! % width
  if (unit > 1) sortWithinUnits(places, values, unit, lowest)
}

function lowestOf(values: Values, length: number) {
  let lowest = Infinity
  for (let at = 0; at < length; at += 1) lowest = Math.min(lowest, values[at]!)
  return length === 0 ? 0 : lowest
}

/** Milliseconds over years are too many to be told apart beside a place: first to the second, then within it. */
function unitOf(values: Values, length: number, lowest: number, most: number) {
  let highest = lowest
  for (let at = 0; at < length; at += 1) highest = Math.max(highest, values[at]!)
  return Math.max(1, 2 ** Math.ceil(Math.log2((highest - lowest + 1) / most)))
}

function sortWithinUnits(places: Int32Array, values: Values, unit: number, lowest: number) {
  const unitAt = (at: number) => Math.floor((values[places[at]!]! - lowest) / unit)
  for (let from = 0; from < places.length;) {
    let to = from + 1
    while (to < places.length && unitAt(to) === unitAt(from)) to += 1
    if (to - from > 1) places.subarray(from, to).sort((a, b) => values[a]! - values[b]! || a - b)
    from = to
  }
}
