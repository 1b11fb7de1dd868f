import { hasBit, type Bitmap } from './bitmap.ts'
import { sortPositions } from './sort-positions.ts'

export type Numbers = Float64Array | Int32Array

/** A value, and the id that tells items of equal value apart. */
export interface Cursor {
  value: number
  id: number
}
export interface PageRequest {
  isAscending: boolean
  /** Where the previous page ended; without it, `skip` says how many to leave out. */
  after?: Cursor | undefined
  skip: number
  take: number
}
/** Some of the items. */
export interface Selection {
  bits: Bitmap
  count: number
}

interface Block {
  id: number
  length: number
  positions: Int32Array
}

const blockSize = 1024
/** Blocks are loaded with some room, so that the first changes do not split them all. */
const loadedLength = 896
/** Two neighbours that hold no more than this become one block again. */
const mergedLength = 512

/**
 * All positions sorted by a value, then by id, in blocks: a change moves entries of one block, whatever the number of items,
 * and a page that begins deep in the order skips whole blocks.
 */
export function createOrder(values: Numbers, ids: Float64Array, onWork: (entries: number) => void) {
  let blocks: Block[] = []
  const blockOf = new Uint16Array(values.length)
  const freeIds: number[] = []
  const byId: Block[] = []
  let length = 0

  function addBlock(at: number): Block {
    const block = { id: freeIds.pop() ?? byId.length, length: 0, positions: new Int32Array(blockSize) }
    byId[block.id] = block
    blocks.splice(at, 0, block)
    return block
  }
  const isBefore = (position: number, { value, id }: Cursor) =>
    (values[position]! - value || ids[position]! - id) < 0

  /** The first block that does not end before a value and id; one behind the last if all do. */
  function findBlock(key: Cursor): number {
    let [low, high] = [0, blocks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const { positions, length: count } = blocks[middle]!
      if (isBefore(positions[count - 1]!, key)) low = middle + 1
      else high = middle
    }
    return low
  }
  function findInBlock({ positions, length: count }: Block, key: Cursor): number {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(positions[middle]!, key)) low = middle + 1
      else high = middle
    }
    return low
  }
  /** Moves entries from the end of a block to the end of another. */
  function moveEntries(from: Block, start: number, to: Block) {
    const moved = from.positions.subarray(start, from.length)
    to.positions.set(moved, to.length)
    for (const position of moved) blockOf[position] = to.id
    to.length += moved.length
    from.length = start
    onWork(moved.length)
  }
  function removeBlock(at: number) {
    freeIds.push(blocks[at]!.id)
    blocks.splice(at, 1)
  }

  return {
    values,
    length: () => length,
    /** Sorts the first positions, whose ids are ascending. */
    load(count: number) {
      const sorted = sortPositions(values, count)
      blocks = []
      for (let from = 0; from < count; from += loadedLength) {
        const block = addBlock(blocks.length)
        const entries = sorted.subarray(from, Math.min(count, from + loadedLength))
        block.positions.set(entries)
        block.length = entries.length
        for (const position of entries) blockOf[position] = block.id
      }
      length = count
    },
    insert(position: number) {
      const key = { value: values[position]!, id: ids[position]! }
      if (blocks.length === 0) addBlock(0)
      const at = Math.min(findBlock(key), blocks.length - 1)
      let block = blocks[at]!
      if (block.length === blockSize) {
        const upper = addBlock(at + 1)
        moveEntries(block, blockSize / 2, upper)
        if (isBefore(block.positions[block.length - 1]!, key)) block = upper
      }
      const place = findInBlock(block, key)
      block.positions.copyWithin(place + 1, place, block.length)
      block.positions[place] = position
      blockOf[position] = block.id
      block.length += 1
      length += 1
      onWork(block.length - place)
    },
    /** Takes a position out. It must be called before its value changes. */
    remove(position: number) {
      const block = byId[blockOf[position]!]!
      const place = block.positions.subarray(0, block.length).indexOf(position)
      const at =
        block.length < mergedLength ? findBlock({ value: values[position]!, id: ids[position]! }) : -1
      block.positions.copyWithin(place, place + 1, block.length)
      block.length -= 1
      length -= 1
      onWork(block.length - place)
      if (at < 0) return
      const next = blocks[at + 1]
      if (block.length === 0) removeBlock(at)
      else if (next && block.length + next.length <= mergedLength) {
        moveEntries(next, 0, block)
        removeBlock(at + 1)
      }
    },
    /** How many items are below a value. */
    countBelow(value: number): number {
      const key = { value, id: -Infinity }
      const at = findBlock(key)
      let count = at < blocks.length ? findInBlock(blocks[at]!, key) : 0
      for (let before = 0; before < at; before += 1) count += blocks[before]!.length
      return count
    },
    /** The positions from one value on up to, and without, another, in pieces. */
    between(low: number, high: number): Int32Array[] {
      const [start, end] = [
        { value: low, id: -Infinity },
        { value: high, id: -Infinity },
      ]
      const [first, last] = [findBlock(start), findBlock(end)]
      return blocks.slice(first, last + 1).map((block, at) => {
        const from = at === 0 ? findInBlock(block, start) : 0
        return block.positions.subarray(from, first + at === last ? findInBlock(block, end) : block.length)
      })
    },
    /** The value at a rank from the lowest on. */
    valueAt(rank: number): number {
      let rest = rank
      const block = blocks.find((one) => rest < one.length || ((rest -= one.length), false))!
      return values[block.positions[rest]!]!
    },
    page: (selection: Selection, words: number, request: PageRequest) => page(selection, words, request),
  }

  /**
   * Walks along the order until the page is full. Where the next match is far, the matches are counted by block first, and
   * only the blocks are walked in which the page lies.
   */
  function page(selection: Selection, words: number, request: PageRequest): number[] {
    const { bits, count } = selection
    if (count === 0) return []
    if (count === length)
      return walk(
        request,
        undefined,
        byId.map((block) => block.length),
        Infinity,
      )!
    const expected = ((request.after ? 0 : request.skip) + request.take) * (length / count)
    const maxSteps = blockSize * 4 + count
    const walked = expected < maxSteps ? walk(request, bits, undefined, maxSteps) : undefined
    return walked ?? walk(request, bits, countByBlock(bits, words), Infinity)!
  }
  function countByBlock(bits: Bitmap, words: number): Int32Array {
    const counts = new Int32Array(byId.length)
    for (let at = 0; at < words; at += 1) {
      let word = bits[at]!
      const first = at << 5
      while (word !== 0) {
        const bit = 31 - Math.clz32(word)
        counts[blockOf[first + bit]!]! += 1
        word ^= 1 << bit
      }
    }
    return counts
  }
  function walk(
    { isAscending, after, skip, take }: PageRequest,
    bits: Bitmap | undefined,
    counts: ArrayLike<number> | undefined,
    maxSteps: number,
  ): number[] | undefined {
    const found: number[] = []
    const step = isAscending ? 1 : -1
    // Upwards the cursor's own item would come first; starting at the next id leaves it out.
    const key = after && (isAscending ? { value: after.value, id: after.id + 1 } : after)
    let rest = key ? 0 : skip
    let steps = 0
    const first = key ? findBlock(key) : isAscending ? 0 : blocks.length - 1
    for (
      let at = Math.min(first, blocks.length - (isAscending ? 0 : 1));
      at >= 0 && at < blocks.length;
      at += step
    ) {
      const block = blocks[at]!
      const { positions, length: end } = block
      const expected = counts?.[block.id]
      if (expected === 0) continue
      const isCut = key !== undefined && at === first
      if (expected !== undefined && !isCut && rest >= expected) {
        rest -= expected
        continue
      }
      let place = isAscending ? 0 : end - 1
      if (isCut) place = findInBlock(block, key) - (isAscending ? 0 : 1)
      for (; place >= 0 && place < end; place += step) {
        const position = positions[place]!
        if (bits && !hasBit(bits, position)) continue
        if (rest > 0) rest -= 1
        else if (found.push(position) === take) return found
      }
      steps += end
      if (steps > maxSteps) return undefined
    }
    return found
  }
}
export type Order = ReturnType<typeof createOrder>
