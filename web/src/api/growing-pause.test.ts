import { expect, it } from 'vitest'
import { growingPauseMs } from './growing-pause.ts'

const bounds = { firstMs: 300, longestMs: 15_000 }

it('doubles with every try up to the longest, and is never shorter than half of that', () => {
  expect([0, 3, 20, 2000].map((tries) => growingPauseMs(tries, bounds, 1))).toEqual([
    300, 2400, 15_000, 15_000,
  ])
  expect(growingPauseMs(20, bounds, 0)).toBe(7500)
})
