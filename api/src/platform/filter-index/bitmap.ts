/** One bit per position: whether the item there belongs to a set. */
export type Bitmap = Int32Array

export const createBitmap = (capacity: number): Bitmap => new Int32Array(Math.ceil(capacity / 32))
export const wordsFor = (length: number) => Math.ceil(length / 32)

export const hasBit = (bits: Bitmap, position: number) =>
  ((bits[position >> 5]! >>> (position & 31)) & 1) === 1
export const setBit = (bits: Bitmap, position: number) => void (bits[position >> 5]! |= 1 << (position & 31))
export const clearBit = (bits: Bitmap, position: number) =>
  void (bits[position >> 5]! &= ~(1 << (position & 31)))

export function setAll(bits: Bitmap, positions: Int32Array) {
  for (let at = 0; at < positions.length; at += 1) setBit(bits, positions[at]!)
}
export function clearAll(bits: Bitmap, positions: Int32Array) {
  for (let at = 0; at < positions.length; at += 1) clearBit(bits, positions[at]!)
}

/**
 * How many bits of a word are set, added up in parallel within the word. The sign is counted apart: without it no step leaves
 * the range of small integers, in which the engine is fast.
 */
function bitsIn(word: number): number {
  const bits = word & 0x7fffffff
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (word >>> 31) + (Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24)
}

export function countBits(bits: Bitmap, words: number): number {
  let count = 0
  for (let at = 0; at < words; at += 1) count += bitsIn(bits[at]!)
  return count
}

export function countCommon(a: Bitmap, b: Bitmap, words: number): number {
  let count = 0
  for (let at = 0; at < words; at += 1) count += bitsIn(a[at]! & b[at]!)
  return count
}

export function intersect(target: Bitmap, a: Bitmap, b: Bitmap, words: number) {
  for (let at = 0; at < words; at += 1) target[at] = a[at]! & b[at]!
}

export function subtract(target: Bitmap, a: Bitmap, b: Bitmap, words: number) {
  for (let at = 0; at < words; at += 1) target[at] = a[at]! & ~b[at]!
}

export function unite(target: Bitmap, a: Bitmap, b: Bitmap, words: number) {
  for (let at = 0; at < words; at += 1) target[at] = a[at]! | b[at]!
}

/** Writes the positions of all set bits into a list, within a word from the highest on, and returns how many there are. */
export function listPositions(bits: Bitmap, words: number, list: Int32Array): number {
  let count = 0
  for (let at = 0; at < words; at += 1) {
    let word = bits[at]!
    const first = at << 5
    while (word !== 0) {
      const bit = 31 - Math.clz32(word)
      list[count++] = first + bit
      word ^= 1 << bit
    }
  }
  return count
}

/** Calls back with the position of each set bit, in the same order. */
export function eachBit(bits: Bitmap, words: number, onBit: (position: number) => void) {
  for (let at = 0; at < words; at += 1) {
    let word = bits[at]!
    while (word !== 0) {
      const bit = 31 - Math.clz32(word)
      onBit((at << 5) + bit)
      word ^= 1 << bit
    }
  }
}
