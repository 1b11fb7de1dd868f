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

/** What a search found, by the places that it keeps its things at: their ids, and for each a mark, which says how well it fits. */
export interface Hits {
  ids: Float64Array
  /** The places that have a mark, in no order. */
  places: Int32Array
  marks: Uint8Array
  /** By mark, how well the thing fits, 0 for not at all. */
  ranks: Uint8Array
  /** How many places are in use. */
  length: number
  isEmpty: boolean
}

export const idsOfHits = ({ ids, places, marks, ranks }: Hits) =>
  Array.from(
    places.filter((place) => ranks[marks[place]!] !== 0),
    (place) => ids[place]!,
  )

/** For the things of a search, where the items are: looked up once, and later only for what came since. */
export function createPlaces({ ids, length, find }: ReturnType<typeof createPositions>) {
  const known = new WeakMap<Float64Array, { positions: Int32Array; upTo: number; itemCount: number }>()
  return {
    positionsOf(hits: Hits): Int32Array {
      const kept = known.get(hits.ids) ?? {
        positions: new Int32Array(hits.ids.length),
        upTo: 0,
        itemCount: 0,
      }
      const { positions } = kept
      if (kept.itemCount < length()) {
        // Things may have been found before they were listed here.
        for (let place = 0; place < kept.upTo; place += 1)
          if (positions[place]! < 0) positions[place] = find(hits.ids[place]!)
      }
      for (let place = kept.upTo; place < hits.length; place += 1) {
        // Both are sorted by their ids at first, so the next item is mostly the one.
        const next = place > 0 ? positions[place - 1]! + 1 : 0
        positions[place] = ids[next] === hits.ids[place] ? next : find(hits.ids[place]!)
      }
      known.set(hits.ids, { positions, upTo: hits.length, itemCount: length() })
      return positions
    },
  }
}
