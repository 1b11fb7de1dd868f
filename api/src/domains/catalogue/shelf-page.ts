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

/** Some places of the whole shelf in an order: walks along it until the page is full. */
export function pageOfAll(order: Order, isWanted: (place: number) => boolean, asked: PageAsked): number[] {
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
  for (; at >= 0 && at < places.length && page.length < take; at += step) {
    const place = places[at]!
    if (!isWanted(place)) continue
    if (skip > 0) skip -= 1
    else page.push(place)
  }
  return page
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
  return bestOf(places, isLater, compare, from + take).slice(from)
}

/** The first so many in order. Most of the others are behind the last of them at once. */
function bestOf(
  places: Iterable<number>,
  isWanted: (place: number) => boolean,
  compare: (a: number, b: number) => number,
  most: number,
): number[] {
  const best: number[] = []
  for (const place of places) {
    if (!isWanted(place)) continue
    if (best.length === most && compare(place, best[most - 1]!) >= 0) continue
    if (best.length === most) best.pop()
    let at = best.length
    while (at > 0 && compare(place, best[at - 1]!) < 0) at -= 1
    best.splice(at, 0, place)
  }
  return best
}
