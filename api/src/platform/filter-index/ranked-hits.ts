import { eachBit, setBit, type Bitmap } from './bitmap.ts'
import type { Order, PageRequest, Selection } from './order.ts'
import { createPlaces, type createPositions, type Hits } from './positions.ts'
import type { Scratch } from './scratch.ts'

/** In a cursor the rank stands before the ten digits of the value. */
export const rankUnit = 1e10
/** So many items are sorted sooner than they are counted by rank and looked for in the order. */
const fewItems = 500

export type RankedRequest = PageRequest & { isBestRankFirst: boolean }

/** What a search found among the items, by their positions. */
export function createRankedHits(
  capacity: number,
  positions: ReturnType<typeof createPositions>,
  scratch: Scratch,
) {
  const { ids } = positions
  const ranks = new Uint8Array(capacity)
  const places = createPlaces(positions)
  /** The hits as a bitmap, their ranks by position. */
  function bitsOf(hits: Hits): Bitmap {
    const target = scratch.bitmap()
    target.fill(0, 0, scratch.words)
    const positionOf = places.positionsOf(hits)
    const { places: found, marks, ranks: rankOf } = hits
    for (let at = 0; at < found.length; at += 1) {
      const rank = rankOf[marks[found[at]!]!]!
      const position = positionOf[found[at]!]!
      if (rank === 0 || position < 0) continue
      setBit(target, position)
      ranks[position] = rank
    }
    return target
  }
  /** Few items are sorted as they are. */
  function pageOfFew({ bits }: Selection, { values }: Order, request: RankedRequest) {
    const { isAscending, isBestRankFirst, after, skip, take } = request
    const compare = (position: number, rank: number, value: number, id: number) =>
      (isBestRankFirst ? -1 : 1) * (ranks[position]! - rank) ||
      (isAscending ? 1 : -1) * (values[position]! - value || ids[position]! - id)
    const few: number[] = []
    eachBit(bits, scratch.words, (position) => void few.push(position))
    const rest = after
      ? few.filter(
          (one) => compare(one, Math.floor(after.value / rankUnit), after.value % rankUnit, after.id) > 0,
        )
      : few
    rest.sort((a, b) => compare(a, ranks[b]!, values[b]!, ids[b]!))
    return rest.slice(after ? 0 : skip).slice(0, take)
  }
  /** The highest rank first, or last, and within a rank along the order. */
  function page(selection: Selection, order: Order, request: RankedRequest) {
    if (selection.count <= fewItems) return pageOfFew(selection, order, request)
    const { isAscending, isBestRankFirst, after, take } = request
    const { words } = scratch
    const counts = new Int32Array(256)
    eachBit(selection.bits, words, (position) => void (counts[ranks[position]!]! += 1))
    const first = after && Math.floor(after.value / rankUnit)
    const found: number[] = []
    let skip = after ? 0 : request.skip
    for (let step = 0; step < counts.length && found.length < take; step += 1) {
      const rank = isBestRankFirst ? counts.length - 1 - step : step
      const count = counts[rank]!
      const isBefore = first !== undefined && (isBestRankFirst ? rank > first : rank < first)
      if (isBefore || skip >= count) {
        if (!isBefore) skip -= count
        continue
      }
      const bits = scratch.bitmap().fill(0, 0, words)
      eachBit(selection.bits, words, (position) => {
        if (ranks[position] === rank) setBit(bits, position)
      })
      const from = after && rank === first ? { value: after.value % rankUnit, id: after.id } : undefined
      const rest = { isAscending, after: from, skip, take: take - found.length }
      found.push(...order.page({ bits, count }, words, rest))
      skip = 0
    }
    return found
  }

  return { bitsOf, page, rankOf: (position: number) => ranks[position]! }
}
