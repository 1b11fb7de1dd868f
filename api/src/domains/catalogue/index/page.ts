import { partialSort } from '../partial-sort.ts'
import type { Order } from './order.ts'
import type { Columns } from './columns.ts'
import type { Cursor } from './cursor.ts'

export interface PageRequest {
  isAscending: boolean
  /** Where the previous page ended; without it, `skip` says how many to leave out. */
  after: Cursor | undefined
  skip: number
  take: number
}

/** A page of all products in an order: walks along the order until the page is full, or gives up after `maxSteps`. */
export function pageOfAll(
  order: Order,
  isWanted: (position: number) => boolean,
  request: PageRequest,
  maxSteps = Infinity,
): number[] | undefined {
  const positions = order.sorted()
  const { isAscending, after, take } = request
  const step = isAscending ? 1 : -1
  let at = isAscending ? 0 : positions.length - 1
  if (after) {
    // Upwards the cursor's own product would come first; counting up to the next id leaves it out.
    at = isAscending
      ? order.countBefore(after.value, after.id + 1)
      : order.countBefore(after.value, after.id) - 1
  }
  let skip = after ? 0 : request.skip
  const page: number[] = []
  for (let steps = 0; at >= 0 && at < positions.length && page.length < take; at += step) {
    steps += 1
    if (steps > maxSteps) return undefined
    const position = positions[at]!
    if (!isWanted(position)) continue
    if (skip > 0) skip -= 1
    else page.push(position)
  }
  return page
}

interface Remaining {
  order: Order
  isWanted(position: number): boolean
  id: Columns['id']
}

/** From the best on: first the positions with a score, which is above every value of the order, then all others. */
export function pageOfBest(
  scores: ReadonlyMap<number, number>,
  { order, isWanted, id }: Remaining,
  request: PageRequest,
) {
  const { after, skip, take } = request
  const others = (rest: Pick<PageRequest, 'after' | 'skip' | 'take'>) =>
    pageOfAll(order, (position) => isWanted(position) && !scores.has(position), { ...request, ...rest })!
  const lowest = Math.min(...scores.values())
  if (after && after.value < lowest) return others(request)
  const first = [...scores.keys()]
    .filter(isWanted)
    .toSorted((a, b) => scores.get(b)! - scores.get(a)! || id[b]! - id[a]!)
  const isLater = (position: number) =>
    !after || (scores.get(position)! - after.value || id[position]! - after.id) < 0
  const page = first.filter(isLater).slice(after ? 0 : skip, after ? take : skip + take)
  if (page.length === take) return page
  const skipOfOthers = after ? 0 : Math.max(0, skip - first.length)
  return [...page, ...others({ after: undefined, skip: skipOfOthers, take: take - page.length })]
}

/** A page of positions that are sorted already. */
export function pageOfSorted(
  positions: Int32Array,
  compareTo: (position: number, after: Cursor) => number,
  { isAscending, after, skip, take }: PageRequest,
): number[] {
  let [low, high] = [0, positions.length]
  while (after && low < high) {
    const middle = (low + high) >> 1
    // The page begins behind the cursor's own product upwards, and ends before it downwards.
    const isBefore = compareTo(positions[middle]!, after) < (isAscending ? 1 : 0)
    if (isBefore) low = middle + 1
    else high = middle
  }
  if (isAscending) {
    const from = after ? low : skip
    return [...positions.subarray(from, from + take)]
  }
  const end = after ? low : Math.max(0, positions.length - skip)
  return [...positions.subarray(Math.max(0, end - take), end)].toReversed()
}

/** A page of a few unsorted positions, sorted by a value. */
export function pageOfSome(
  positions: Iterable<number>,
  valueOf: (position: number) => number,
  { id }: Pick<Columns, 'id'>,
  { isAscending, after, skip, take }: PageRequest,
): number[] {
  const sign = isAscending ? 1 : -1
  const compare = (a: number, b: number) => sign * (valueOf(a) - valueOf(b) || id[a]! - id[b]!)
  const isLater = (position: number) =>
    !after || sign * (valueOf(position) - after.value || id[position]! - after.id) > 0
  const from = after ? 0 : skip
  return partialSort(positions, isLater, compare, from + take).slice(from)
}
