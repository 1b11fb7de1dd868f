import {
  clearAll,
  clearBit,
  countCommon,
  createBitmap,
  hasBit,
  setAll,
  setBit,
  subtract,
  type Bitmap,
} from './bitmap.ts'
import { createOrder, type Numbers, type Selection } from './order.ts'
import type { Scratch } from './scratch.ts'

/** How the whole numbers of a selection are spread. */
export interface Spread {
  count: number
  lowest: number
  highest: number
  /** For each of some bounds, from the lowest on, how many numbers are no lower. */
  countsFrom(bounds: readonly number[]): number[]
}

/** So small a part of all items may be counted item by item. */
const smallPart = 1 / 8
/** To compare one number with all bounds takes as long as to count the bits of so many words. */
const wordsPerNumber = 4

/** A column of numbers that are sorted by, and compared with bounds. */
export function createNumbersColumn(
  capacity: number,
  ids: Float64Array,
  {
    isWide,
    bounds,
    onWork,
  }: { isWide: boolean; bounds: number | readonly number[]; onWork(entries: number): void },
) {
  const values: Numbers = isWide ? new Float64Array(capacity) : new Int32Array(capacity)
  const order = createOrder(values, ids, onWork)
  /** Ascending numbers, and for each a bitmap of the items whose number is no lower. */
  let steps: { from: number; bits: Bitmap }[] = []

  /** Each step holds what the next one holds, and what lies between the two. */
  function makeSteps() {
    const { length } = order
    const quantiles = (count: number) =>
      length() === 0
        ? []
        : Array.from({ length: count }, (_, at) => order.valueAt(Math.floor((at * length()) / count)))
    const froms = typeof bounds === 'number' ? [...new Set(quantiles(bounds))] : bounds
    steps = froms.map((from) => ({ from, bits: createBitmap(capacity) }))
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const { from, bits } = steps[at]!
      const next = steps[at + 1]
      if (next) bits.set(next.bits)
      for (const some of order.between(from, next ? next.from : Infinity)) setAll(bits, some)
    }
  }
  /** The last step that begins no higher than a number, or -1. */
  function stepBelow(number: number): number {
    let at = steps.length - 1
    while (at >= 0 && steps[at]!.from > number) at -= 1
    return at
  }
  /**
   * The steps around a number, of which the nearer one is chosen: the items between it and the number are to be added to it
   * or taken from it.
   */
  function nearestStep(number: number, live: Bitmap) {
    const at = stepBelow(number)
    const lower = at < 0 ? { from: -Infinity, bits: live } : steps[at]!
    const upper = steps[at + 1]
    if (lower.from === number || !upper) return { ...lower, isLower: true }
    const below = order.countBelow(number)
    const toLower = below - order.countBelow(lower.from)
    return order.countBelow(upper.from) - below < toLower
      ? { ...upper, isLower: false }
      : { ...lower, isLower: true }
  }
  /** The items whose number is no lower. */
  function selectFrom(number: number, scratch: Scratch): Bitmap {
    const { from, bits, isLower } = nearestStep(number, scratch.live)
    if (from === number) return bits
    const target = scratch.bitmap()
    target.set(bits.subarray(0, scratch.words))
    if (isLower) for (const some of order.between(from, number)) clearAll(target, some)
    else for (const some of order.between(number, from)) setAll(target, some)
    return target
  }
  function countFrom(number: number, selection: Selection, { live, words }: Scratch): number {
    const { from, bits, isLower } = nearestStep(number, live)
    const count = bits === live ? selection.count : countCommon(selection.bits, bits, words)
    let between = 0
    for (const some of order.between(Math.min(from, number), Math.max(from, number))) {
      for (let at = 0; at < some.length; at += 1) between += Number(hasBit(selection.bits, some[at]!))
    }
    return isLower ? count - between : count + between
  }
  return {
    order,
    /** Fills the front during the load; `finish` sorts it. */
    append: (numbers: Numbers, position: number) => values.set(numbers, position),
    finish(length: number) {
      order.load(length)
      makeSteps()
    },
    put(position: number, number: number) {
      values[position] = number
      order.insert(position)
      for (let at = stepBelow(number); at >= 0; at -= 1) setBit(steps[at]!.bits, position)
    },
    take(position: number) {
      order.remove(position)
      for (let at = stepBelow(values[position]!); at >= 0; at -= 1) clearBit(steps[at]!.bits, position)
    },
    holds: (position: number, number: number) => values[position] === number,
    /** The items whose number is within a range of whole numbers. */
    select([lowest, highest]: readonly [number, number], scratch: Scratch): Bitmap {
      const from = selectFrom(lowest, scratch)
      if (highest === Infinity) return from
      const target = scratch.bitmap()
      subtract(target, from, selectFrom(highest + 1, scratch), scratch.words)
      return target
    },
    spread(selection: Selection, scratch: Scratch): Spread {
      const { count } = selection
      const isSmall = count <= order.length() * smallPart
      let listed: Float64Array | undefined
      const list = () => (listed ??= numbersOf(selection, scratch))
      const end = (isAscending: boolean) =>
        values[order.page(selection, scratch.words, { isAscending, skip: 0, take: 1 })[0]!]!
      return {
        count,
        get lowest() {
          return isSmall ? endsOf(list())[0] : end(true)
        },
        get highest() {
          return isSmall ? endsOf(list())[1] : end(false)
        },
        countsFrom: (from) =>
          isSmall && count * wordsPerNumber < from.length * scratch.words
            ? countsFrom(list(), from)
            : from.map((bound) => countFrom(bound, selection, scratch)),
      }
    },
  }
  function numbersOf(selection: Selection, scratch: Scratch): Float64Array {
    const { list, count } = scratch.positions(selection)
    const numbers = new Float64Array(count)
    for (let at = 0; at < count; at += 1) numbers[at] = values[list[at]!]!
    return numbers
  }
}
export type NumbersColumn = ReturnType<typeof createNumbersColumn>

/** The lowest and the highest. */
function endsOf(numbers: Float64Array): [number, number] {
  let [lowest, highest] = [Infinity, 0]
  for (let at = 0; at < numbers.length; at += 1) {
    if (numbers[at]! < lowest) lowest = numbers[at]!
    if (numbers[at]! > highest) highest = numbers[at]!
  }
  return [lowest, highest]
}

function countsFrom(numbers: Float64Array, bounds: readonly number[]): number[] {
  const counts = bounds.map(() => 0)
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at]!
    let [low, high] = [0, bounds.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (number < bounds[middle]!) high = middle
      else low = middle + 1
    }
    if (low > 0) counts[low - 1]! += 1
  }
  for (let at = counts.length - 2; at >= 0; at -= 1) counts[at]! += counts[at + 1]!
  return counts
}
