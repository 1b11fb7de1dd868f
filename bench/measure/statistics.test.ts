import { describe, expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

describe('the median', () => {
  it('is the middle one, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5)
  })
  it('lies between the two middle ones of an even number', () => {
    expect(median([10, 1, 3, 2])).toBe(2.5)
  })
  it('compares numbers, not their text', () => {
    expect(median([100, 9, 20])).toBe(20)
  })
  it('of nothing is no number', () => {
    expect(median([])).toBeNaN()
  })
})

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
  it('is the value that so many do not exceed', () => {
    expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile(hundred, 1)]).toEqual([
      50, 95, 100,
    ])
  })
  it('of one value is that value', () => {
    expect(percentile([7], 0.95)).toBe(7)
  })
  it('leaves the list as it was', () => {
    const values = [3, 1, 2]
    percentile(values, 0.5)
    expect(values).toEqual([3, 1, 2])
  })
})
