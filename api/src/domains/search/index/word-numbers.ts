/** Returns the array, or a copy of twice the length if the index lies behind its end. */
export function withRoomFor<Of extends Int32Array | Uint8Array>(array: Of, index: number): Of {
  if (index < array.length) return array
  const longer = new (array.constructor as new (length: number) => Of)(Math.max(index + 1, array.length * 2))
  longer.set(array)
  return longer
}

/**
 * Gives every word a number. The words are kept as bytes in one array with a hash table beside it: hundreds of thousands of
 * strings would take several times the memory, and a load would have to make a string of every word of every document.
 */
export function createWordNumbers() {
  let bytes = new Uint8Array(1 << 16)
  /** By number, where the word begins; it ends where the next one begins. */
  let starts = new Int32Array(1 << 12)
  /** The numbers at the hashes of their words, plus one; words of equal hashes follow each other. */
  let slots = new Int32Array(1 << 13)
  let count = 0

  const hash = (from: Uint8Array, start: number, end: number) => {
    let sum = 0x811c9dc5
    for (let at = start; at < end; at += 1) sum = Math.imul(sum ^ from[at]!, 0x01000193)
    return (sum ^ (sum >>> 15)) & (slots.length - 1)
  }
  function isWord(number: number, from: Uint8Array, start: number, end: number) {
    const first = starts[number]!
    if (starts[number + 1]! - first !== end - start) return false
    for (let at = start; at < end; at += 1) if (bytes[first + at - start] !== from[at]) return false
    return true
  }
  /** The slot of a word, or the empty one where it belongs. */
  function slotOf(from: Uint8Array, start: number, end: number) {
    let slot = hash(from, start, end)
    while (slots[slot] !== 0 && !isWord(slots[slot]! - 1, from, start, end))
      slot = (slot + 1) & (slots.length - 1)
    return slot
  }
  function widen() {
    slots = new Int32Array(slots.length * 2)
    for (let number = 0; number < count; number += 1)
      slots[slotOf(bytes, starts[number]!, starts[number + 1]!)] = number + 1
  }

  return {
    count: () => count,
    /** The number of the word between two places of an array, or -1. */
    find: (from: Uint8Array, start: number, end: number) => slots[slotOf(from, start, end)]! - 1,
    /** The same for a word that may be new. */
    add(from: Uint8Array, start: number, end: number): number {
      const slot = slotOf(from, start, end)
      if (slots[slot] !== 0) return slots[slot]! - 1
      const first = starts[count]!
      bytes = withRoomFor(bytes, first + end - start)
      bytes.set(from.subarray(start, end), first)
      starts = withRoomFor(starts, count + 1)
      starts[count + 1] = first + end - start
      count += 1
      slots[slot] = count
      if (count * 2 > slots.length) widen()
      return count - 1
    },
  }
}
