import { firstOf } from './first-of.ts'
import type { Order } from './shelf-order.ts'
import type { Columns } from './shelf-columns.ts'
import type { Place } from './product-cursor.ts'

export interface PageAsked {
  isAscending: boolean
  /** Where the page before ended, else how many to leave out. */
  after: Place | undefined
  skip: number
  take: number
}

/** Some places of the whole shelf in an order: walks along it until the page is full, or gives up where they are rare. */
export function pageOfAll(
  order: Order,
  isWanted: (place: number) => boolean,
  asked: PageAsked,
  mostSteps = Infinity,
): number[] | undefined {
  const places = order.sorted()
  const { isAscending, after, take } = asked
  const step = isAscending ? 1 : -1
  let at = isAscending ? 0 : places.length - 1
  if (after) {
    // Upwards the one itself comes first, as long as it is there: one with the next number never is itself.
    at = isAscending
      ? order.countBefore(after.value, after.id + 1)
      : order.countBefore(after.value, after.id) - 1
  }
  let skip = after ? 0 : asked.skip
  const page: number[] = []
  for (let steps = 0; at >= 0 && at < places.length && page.length < take; at += step) {
    steps += 1
    if (steps > mostSteps) return undefined
    const place = places[at]!
    if (!isWanted(place)) continue
    if (skip > 0) skip -= 1
    else page.push(place)
  }
  return page
}

interface All {
  order: Order
  isWanted(place: number): boolean
  id: Columns['id']
}

/** Downwards: first those that have a score, which is above every value of the order, then all others along it. */
export function pageOfBest(
  scores: ReadonlyMap<number, number>,
  { order, isWanted, id }: All,
  asked: PageAsked,
) {
  const { after, skip, take } = asked
  const others = (rest: Pick<PageAsked, 'after' | 'skip' | 'take'>) =>
    pageOfAll(order, (place) => isWanted(place) && !scores.has(place), { ...asked, ...rest })!
  const lowest = Math.min(...scores.values())
  if (after && after.value < lowest) return others(asked)
  const first = [...scores.keys()]
    .filter(isWanted)
    .toSorted((a, b) => scores.get(b)! - scores.get(a)! || id[b]! - id[a]!)
  const isLater = (place: number) => !after || (scores.get(place)! - after.value || id[place]! - after.id) < 0
  const page = first.filter(isLater).slice(after ? 0 : skip, after ? take : skip + take)
  if (page.length === take) return page
  const left = after ? 0 : Math.max(0, skip - first.length)
  return [...page, ...others({ after: undefined, skip: left, take: take - page.length })]
}

/** Some of places that are in order already. */
export function pageOfSorted(
  places: Int32Array,
  compareTo: (place: number, after: Place) => number,
  { isAscending, after, skip, take }: PageAsked,
): number[] {
  let [low, high] = [0, places.length]
  while (after && low < high) {
    const middle = (low + high) >> 1
    // Upwards the one itself is left out too; downwards it is the end.
    const isBefore = compareTo(places[middle]!, after) < (isAscending ? 1 : 0)
    if (isBefore) low = middle + 1
    else high = middle
  }
  if (isAscending) {
    const from = after ? low : skip
    return [...places.subarray(from, from + take)]
  }
  const end = after ? low : Math.max(0, places.length - skip)
  return [...places.subarray(Math.max(0, end - take), end)].toReversed()
}

/** Some of few places in the order of a value. */
export function pageOfSome(
  places: Iterable<number>,
  valueOf: (place: number) => number,
  { id }: Pick<Columns, 'id'>,
  { isAscending, after, skip, take }: PageAsked,
): number[] {
  const sign = isAscending ? 1 : -1
  const compare = (a: number, b: number) => sign * (valueOf(a) - valueOf(b) || id[a]! - id[b]!)
  const isLater = (place: number) =>
    !after || sign * (valueOf(place) - after.value || id[place]! - after.id) > 0
  const from = after ? 0 : skip
  return firstOf(places, isLater, compare, from + take).slice(from)
}
