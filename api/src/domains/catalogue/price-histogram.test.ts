import { expect, it } from 'vitest'
import { priceHistogram } from './price-histogram.ts'

const spreadOf = (prices: number[]) => ({
  count: prices.length,
  lowest: Math.min(...prices),
  highest: Math.max(...prices),
  countsFrom: (bounds: readonly number[]) =>
    bounds.map((bound) => prices.filter((price) => price >= bound).length),
})

it('counts every price once, in steps of equal ratio', () => {
  // From 100 to 409,600 each of the twelve steps doubles.
  const middles = Array.from({ length: 12 }, (_, at) => 150 * 2 ** at)
  expect(priceHistogram(spreadOf([100, ...middles, 409_600]))).toEqual({
    minPaisa: 100,
    maxPaisa: 409_600,
    steps: [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  })
})

it.each([[[]], [[500]], [[500, 500, 500]], [[0, 1, 2_000_000_000]]])('loses none of %j', (prices) => {
  const { steps } = priceHistogram(spreadOf(prices))
  expect(steps).toHaveLength(12)
  expect(steps.reduce((sum, one) => sum + one, 0)).toBe(prices.length)
})
