import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distribute } from './demo-ratings.ts'

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
