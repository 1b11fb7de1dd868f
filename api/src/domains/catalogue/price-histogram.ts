import type { Spread } from '#platform/filter-index/definition.ts'

const stepCount = 12

/**
 * How many prices fall into each step. The steps have equal ratios: most goods are cheap, and steps of equal width would
 * put them all into the first.
 */
export function priceHistogram({ count, lowest, highest, countsFrom }: Spread) {
  const [minPaisa, maxPaisa] = count === 0 ? [0, 0] : [lowest, highest]
  const from = [count, ...countsFrom(endsOf(minPaisa, maxPaisa))]
  return { minPaisa, maxPaisa, steps: from.map((counted, at) => counted - (from[at + 1] ?? 0)) }
}

/** Where each step ends. The last has no end, so that rounding loses no price. */
function endsOf(minPaisa: number, maxPaisa: number) {
  const low = Math.max(1, minPaisa)
  const ratio = Math.max(1, maxPaisa / low)
  return Array.from({ length: stepCount - 1 }, (_, at) => low * ratio ** ((at + 1) / stepCount))
}
