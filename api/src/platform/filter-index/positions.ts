/** Where each item is, by its id. */
export function createPositions(capacity: number) {
  const ids = new Float64Array(capacity)
  let length = 0
  /** So many items at the front came with the load and are sorted by their ids. */
  let sortedLength = 0
  /** Positions of the items that came later, whose ids may be in any order. */
  const later = new Map<number, number>()

  return {
    ids,
    length: () => length,
    /** The position of an item, or -1. */
    find(id: number): number {
      let [low, high] = [0, sortedLength - 1]
      while (low <= high) {
        const middle = (low + high) >> 1
        const one = ids[middle]!
        if (one === id) return middle
        if (one < id) low = middle + 1
        else high = middle - 1
      }
      return later.get(id) ?? -1
    },
    /** Adds ids that are sorted and come after all others, and returns the position of the first. */
    append(some: Float64Array): number {
      ids.set(some, length)
      length += some.length
      sortedLength = length
      return length - some.length
    },
    add(id: number): number {
      later.set(id, length)
      ids[length] = id
      length += 1
      return length - 1
    },
  }
}
