import { expect, it } from 'vitest'
import { priceScale } from './price-scale.ts'

it.each([
  [69_000, 1_240_000, { low: 600, high: 12_400, step: 100 }],
  [60_050, 2_400_000, { low: 600, high: 24_000, step: 100 }],
  [12_300, 45_600, { low: 123, high: 456, step: 1 }],
  [50_000, 50_000, { low: 500, high: 500, step: 1 }],
  [100, 25_000_000, { low: 0, high: 250_000, step: 1000 }],
])('prices from %i to %i paisa stand on %o', (min, max, scale) => {
  expect(priceScale(min, max)).toEqual(scale)
})
