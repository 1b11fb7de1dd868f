import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { districts } from '@haat/contract/shared/districts.ts'
import { remoteDistricts, valleyDistricts } from './delivery.rates.ts'
import { deliveryOf, feeFor, shareByValue } from './delivery.service.ts'

describe('the fee of an order', () => {
  it.each([
    ['lalitpur', 1499_99, 100_00],
    ['lalitpur', 1500_00, 0],
    ['kaski', 2999_99, 150_00],
    ['kaski', 3000_00, 0],
    ['humla', 99_999_00, 350_00],
  ])('to %s for goods of %i paisa is %i', (district, goodsPaisa, feePaisa) => {
    expect(feeFor(deliveryOf(district), goodsPaisa)).toBe(feePaisa)
  })

  it('goes by districts that exist; cash is taken up to what a courier there carries', () => {
    const slugs = districts.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining([...valleyDistricts, ...remoteDistricts]))
    expect(['bhaktapur', 'jhapa', 'mugu'].map((slug) => deliveryOf(slug).maxCashPaisa)).toEqual([
      25_000_00, 15_000_00, 5000_00,
    ])
  })
})

describe('a sum shared over parcels by their value', () => {
  it('gives what cannot be split to the largest remainders', () => {
    expect(shareByValue(100_00, [6450_00, 1700_00])).toEqual([79_14, 20_86])
    expect(shareByValue(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareByValue(7, [0, 0])).toEqual([4, 3])
    expect(shareByValue(5, [])).toEqual([])
  })

  it('loses and makes nothing, and is never further than a paisa from the fair part', () => {
    const values = fc.array(fc.integer({ min: 0, max: 10 ** 10 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), values, (total, shares) => {
        const parts = shareByValue(total, shares)
        const sum = shares.reduce((a, b) => a + b, 0)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
        for (const [at, part] of parts.entries()) {
          expect(Number.isInteger(part)).toBe(true)
          if (sum === 0) continue
          const fair = (total * shares[at]!) / sum
          expect(Math.abs(part - fair)).toBeLessThan(1.001)
          if (total <= sum) expect(part).toBeLessThanOrEqual(shares[at]!)
        }
      }),
      { numRuns: 500 },
    )
  })
})
