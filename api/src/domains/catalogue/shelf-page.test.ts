import { expect, it } from 'vitest'
import { createOrder } from './shelf-order.ts'
import { pageOfBest } from './shelf-page.ts'

const count = 97
const take = 10
const id = Float64Array.from({ length: count }, (_, place) => 1000 + place)
const sold = Int32Array.from({ length: count }, (_, place) => (place * 31) % 12)
const order = createOrder(sold, { id, length: () => count, sortedLength: () => count })
/** Above everything that is sold, and some alike. */
const scores = new Map(
  [3, 8, 21, 22, 40, 41, 42, 60, 77, 78, 90, 95].map((place) => [place, 1e10 * (1 + (place % 3))]),
)
const isWanted = (place: number) => place % 5 !== 0
const all = { order, isWanted, id }

const pageAt = (skip: number) => pageOfBest(scores, all, { isAscending: false, after: undefined, skip, take })
function walked(): number[] {
  const places: number[] = []
  for (;;) {
    const last = places.at(-1)
    const after = last === undefined ? undefined : { value: scores.get(last) ?? sold[last]!, id: id[last]! }
    const page = pageOfBest(scores, all, { isAscending: false, after, skip: 0, take })
    places.push(...page)
    if (page.length < take) return places
  }
}

it('shows what fits best first, then the others by popularity, each once, by page number as by cursor', () => {
  const value = (place: number) => scores.get(place) ?? sold[place]!
  const expected = Array.from({ length: count }, (_, place) => place)
    .filter(isWanted)
    .toSorted((a, b) => value(b) - value(a) || id[b]! - id[a]!)
  expect(walked()).toEqual(expected)
  for (const skip of [0, 5, 8, 10, 30, 70]) expect(pageAt(skip)).toEqual(expected.slice(skip, skip + take))
})
