import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distribute, summariseStars } from './demo-ratings.ts'

it('reviews are shared out to the last one, the more to those who sell more', () => {
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }),
      (total, weights) => {
        const counts = distribute(total, weights)
        expect(counts.reduce((all, count) => all + count, 0)).toBe(total)
        const most = weights.indexOf(Math.max(...weights))
        const least = weights.indexOf(Math.min(...weights))
        expect(counts[most]!).toBeGreaterThanOrEqual(counts[least]! - 1)
      },
    ),
  )
})

it('ratings are summed exactly', () => {
  expect(summariseStars([5, 5, 4])).toEqual({ rating: 467, ratingCount: 3, ratingCounts: [0, 0, 0, 1, 2] })
  expect(summariseStars([])).toEqual({ rating: 0, ratingCount: 0, ratingCounts: [0, 0, 0, 0, 0] })
})
