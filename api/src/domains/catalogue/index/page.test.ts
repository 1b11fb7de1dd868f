import { expect, it } from 'vitest'
import { createOrder } from './order.ts'
import { pageOfBest } from './page.ts'

const count = 97
const take = 10
const id = Float64Array.from({ length: count }, (_, position) => 1000 + position)
const sold = Int32Array.from({ length: count }, (_, position) => (position * 31) % 12)
const order = createOrder(sold, { id, length: () => count, sortedLength: () => count })
/** Scores that are higher than any number of sold pieces, some of them equal. */
const scores = new Map(
  [3, 8, 21, 22, 40, 41, 42, 60, 77, 78, 90, 95].map((position) => [position, 1e10 * (1 + (position % 3))]),
)
const isWanted = (position: number) => position % 5 !== 0
const all = { order, isWanted, id }

const pageAt = (skip: number) => pageOfBest(scores, all, { isAscending: false, after: undefined, skip, take })
function walked(): number[] {
  const positions: number[] = []
  for (;;) {
    const last = positions.at(-1)
    const after = last === undefined ? undefined : { value: scores.get(last) ?? sold[last]!, id: id[last]! }
    const page = pageOfBest(scores, all, { isAscending: false, after, skip: 0, take })
    positions.push(...page)
    if (page.length < take) return positions
  }
}

it('shows what fits best first, then the others by popularity, each once, by page number as by cursor', () => {
  const value = (position: number) => scores.get(position) ?? sold[position]!
  const expected = Array.from({ length: count }, (_, position) => position)
    .filter(isWanted)
    .toSorted((a, b) => value(b) - value(a) || id[b]! - id[a]!)
  expect(walked()).toEqual(expected)
  for (const skip of [0, 5, 8, 10, 30, 70]) expect(pageAt(skip)).toEqual(expected.slice(skip, skip + take))
})
