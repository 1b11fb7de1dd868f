import {
  clearBit,
  countCommon,
  createBitmap,
  hasBit,
  listPositions,
  setBit,
  subtract,
  unite,
  type Bitmap,
} from './bitmap.ts'
import type { Selection } from './order.ts'
import type { Scratch } from './scratch.ts'

export type Value = number | string
/** What passes a filter: some values, or those that a function says; it is asked once per value, not once per item. */
export type Wanted<Of extends Value> = readonly Of[] | ((value: Of) => boolean)

/** How many items of a selection have each value. */
export interface Counts<Of extends Value> {
  /** How many items there are. */
  total: number
  of(value: Of): number
  /** The sum over some values, each item of which has no other of them. */
  sum(wanted: Wanted<Of>): number
  /** How many values any item has. */
  distinct(): number
  /** The values that most items have, with their counts; of equal ones those that came first. */
  most(limit: number): [Of, number][]
  /** All values that any item has, with their counts. */
  entries(): Iterable<[Of, number]>
}

/** A column with more values than this keeps no bitmap for each: they would take more memory than they are worth. */
const maxBitmaps = 128
/** Lists longer than this are kept by others and come again, so what was looked up for them is worth keeping too. */
const longList = 64
const narrowLimit = 65_536
/** Up to this share of all items, items are marked one by one. */
const fewItems = 1 / 16

/**
 * A column of values that are equal or not. Every value gets an ordinal, and each position holds one. What is stored may
 * stand for several values, such as `size:m,size:l`: then `split` names them.
 */
export function createValuesColumn(capacity: number, split?: (stored: string) => string[]) {
  let ordinals: Int32Array | Uint16Array = new Uint16Array(capacity)
  const ordinalOf = new Map<Value, number>()
  const stored: Value[] = []
  /** By ordinal, how many items have it. */
  const totals: number[] = []
  let bitmaps: Bitmap[] | undefined = []
  /**
   * Without bitmaps: by ordinal the position of an item that has it, or -1, and by position the next item that has the same.
   */
  let chains: Chains | undefined
  /** With `split`, the ordinals of what stands for a value among others. */
  const ordinalsWith = new Map<Value, number[]>()
  const tables = new WeakMap<readonly Value[], Uint8Array>()

  function learn(value: Value): number {
    const ordinal = stored.push(value) - 1
    ordinalOf.set(value, ordinal)
    totals.push(0)
    if (ordinal === narrowLimit) ordinals = Int32Array.from(ordinals)
    if (ordinal === maxBitmaps) chainAll()
    bitmaps?.push(createBitmap(capacity))
    chains?.first.push(-1)
    if (split) {
      for (const one of split(String(value))) {
        const others = ordinalsWith.get(one)
        if (others) others.push(ordinal)
        else ordinalsWith.set(one, [ordinal])
      }
    }
    return ordinal
  }
  function chainAll() {
    const all = { first: totals.map(() => -1), next: new Int32Array(capacity) }
    const list = new Int32Array(capacity)
    bitmaps!.forEach((bits, ordinal) => {
      const count = listPositions(bits, bits.length, list)
      for (let at = 0; at < count; at += 1) chain(all, ordinal, list[at]!)
    })
    all.first.pop()
    bitmaps = undefined
    chains = all
  }
  function ordinalsOf(value: Value): readonly number[] {
    if (split) return ordinalsWith.get(value) ?? []
    const ordinal = ordinalOf.get(value)
    return ordinal === undefined ? [] : [ordinal]
  }
  const allValues = (): Iterable<Value> => (split ? ordinalsWith.keys() : stored)

  /** By ordinal, 1 if it passes. */
  function tableOf(wanted: Wanted<Value>): Uint8Array {
    const list = typeof wanted !== 'function' && wanted.length > longList ? wanted : undefined
    const kept = list && tables.get(list)
    if (kept?.length === stored.length) return kept
    const table = new Uint8Array(stored.length)
    const values = typeof wanted === 'function' ? [...allValues()].filter(wanted) : wanted
    for (const value of values) for (const ordinal of ordinalsOf(value)) table[ordinal] = 1
    if (list) tables.set(list, table)
    return table
  }

  function uniteBitmaps(of: Bitmap[], table: Uint8Array, scratch: Scratch): Bitmap {
    const passing = of.filter((_, ordinal) => table[ordinal] === 1)
    if (passing.length === 1) return passing[0]!
    const target = scratch.bitmap()
    const { words, live } = scratch
    if (passing.length * 2 > of.length) {
      target.set(live.subarray(0, words))
      for (let at = 0; at < of.length; at += 1) if (table[at] === 0) subtract(target, target, of[at]!, words)
      return target
    }
    target.fill(0, 0, words)
    for (const bits of passing) unite(target, target, bits, words)
    return target
  }
  /** Few items are marked one by one, or taken from all one by one; otherwise every position is looked at. */
  function followChains({ first, next }: Chains, table: Uint8Array, scratch: Scratch): Bitmap {
    const target = scratch.bitmap()
    const { words, live, liveCount } = scratch
    let passing = 0
    for (let at = 0; at < table.length; at += 1) passing += table[at]! * totals[at]!
    const isFew = passing < liveCount * fewItems
    if (!isFew && liveCount - passing >= liveCount * fewItems) return scan(table, target, words)
    if (isFew) target.fill(0, 0, words)
    else target.set(live.subarray(0, words))
    const mark = isFew ? setBit : clearBit
    for (let at = 0; at < table.length; at += 1) {
      if ((table[at] === 1) !== isFew) continue
      for (let position = first[at]!; position >= 0; position = next[position]!) mark(target, position)
    }
    return target
  }
  function scan(table: Uint8Array, target: Bitmap, words: number): Bitmap {
    const held = ordinals
    for (let at = 0, position = 0; at < words; at += 1) {
      let word = 0
      for (const end = position + 32; position < end; position += 1) {
        word = (word >>> 1) | (table[held[position]!]! << 31)
      }
      target[at] = word
    }
    return target
  }

  return {
    put(position: number, value: Value) {
      const ordinal = ordinalOf.get(value) ?? learn(value)
      ordinals[position] = ordinal
      totals[ordinal]! += 1
      if (bitmaps) setBit(bitmaps[ordinal]!, position)
      else chain(chains!, ordinal, position)
    },
    take(position: number) {
      const ordinal = ordinals[position]!
      totals[ordinal]! -= 1
      if (bitmaps) clearBit(bitmaps[ordinal]!, position)
      else unchain(chains!, ordinal, position)
    },
    holds: (position: number, value: Value) => stored[ordinals[position]!] === value,
    /** The items that pass; it may name positions without an item too. */
    select(wanted: Wanted<Value>, scratch: Scratch): Bitmap {
      const table = tableOf(wanted)
      return bitmaps ? uniteBitmaps(bitmaps, table, scratch) : followChains(chains!, table, scratch)
    },
    /** The position of the newest item that has a value, or -1. */
    findOne(value: Value, { live }: Scratch): number {
      for (const ordinal of ordinalsOf(value)) {
        if (totals[ordinal] === 0) continue
        let position = ordinals.lastIndexOf(ordinal)
        while (position >= 0 && !hasBit(live, position)) {
          position = position === 0 ? -1 : ordinals.lastIndexOf(ordinal, position - 1)
        }
        if (position >= 0) return position
      }
      return -1
    },
    /** Counts a selection, or counts what it leaves out where that is less, and subtracts it from what is known of all. */
    count(selection: Selection, scratch: Scratch): Counts<Value> {
      const { liveCount, words } = scratch
      const counts = new Int32Array(totals)
      const isAll = selection.count === liveCount
      if (
        !isAll &&
        bitmaps &&
        bitmaps.length * words < Math.min(selection.count, liveCount - selection.count)
      ) {
        for (let at = 0; at < counts.length; at += 1)
          counts[at] = countCommon(selection.bits, bitmaps[at]!, words)
      } else if (!isAll) {
        const { list, count, isRest } = scratch.positions(selection)
        if (!isRest) counts.fill(0)
        addUp(counts, ordinals, list.subarray(0, count), isRest ? -1 : 1)
      }
      return describeCounts(counts, selection.count)
    },
  }

  function describeCounts(counts: Int32Array, total: number): Counts<Value> {
    const of = (value: Value) => {
      let sum = 0
      for (const ordinal of ordinalsOf(value)) sum += counts[ordinal]!
      return sum
    }
    function* entries(): Generator<[Value, number]> {
      for (const value of allValues()) {
        const count = of(value)
        if (count > 0) yield [value, count]
      }
    }
    return {
      total,
      of,
      sum(wanted) {
        const table = tableOf(wanted)
        let sum = 0
        for (let at = 0; at < counts.length; at += 1) sum += table[at]! * counts[at]!
        return sum
      },
      distinct() {
        let distinct = 0
        for (let at = 0; at < counts.length; at += 1) distinct += Number(counts[at]! > 0)
        return distinct
      },
      most(limit) {
        const first: number[] = []
        for (let at = 0; at < counts.length; at += 1) {
          const count = counts[at]!
          if (count === 0 || (first.length === limit && count <= counts[first[limit - 1]!]!)) continue
          if (first.length === limit) first.pop()
          let place = first.length
          while (place > 0 && count > counts[first[place - 1]!]!) place -= 1
          first.splice(place, 0, at)
        }
        return first.map((ordinal) => [stored[ordinal]!, counts[ordinal]!])
      },
      entries,
    }
  }
}
export type ValuesColumn = ReturnType<typeof createValuesColumn>

interface Chains {
  first: number[]
  next: Int32Array
}
function chain({ first, next }: Chains, ordinal: number, position: number) {
  next[position] = first[ordinal]!
  first[ordinal] = position
}
function unchain({ first, next }: Chains, ordinal: number, position: number) {
  if (first[ordinal] === position) {
    first[ordinal] = next[position]!
    return
  }
  let before = first[ordinal]!
  while (next[before] !== position) before = next[before]!
  next[before] = next[position]!
}
function addUp(counts: Int32Array, ordinals: Int32Array | Uint16Array, positions: Int32Array, step: number) {
  for (let at = 0; at < positions.length; at += 1) counts[ordinals[positions[at]!]!]! += step
}
