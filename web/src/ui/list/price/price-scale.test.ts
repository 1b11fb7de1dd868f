import { describe, expect, it } from 'vitest'
import { maxPosition, priceScale } from './price-scale.ts'

describe.each([
  [5_000, 25_349_900],
  [69_000, 1_240_000],
  [12_300, 45_600],
  [50_000, 60_000],
  [0, 99_900],
])('prices from %i to %i paisa', (min, max) => {
  const scale = priceScale(min, max)
  const places = Array.from({ length: maxPosition + 1 }, (_, at) => at)

  it('begin and end where the goods do', () => {
    expect(scale.rupeesAt(0)).toBe(Math.floor(min / 100))
    expect(scale.rupeesAt(maxPosition)).toBe(Math.ceil(max / 100))
  })

  it('are whole rupees that never fall', () => {
    const prices = places.map(scale.rupeesAt)
    expect(prices.every(Number.isInteger)).toBe(true)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})

it('are round where steps are wide, and stand where they are said to', () => {
  const scale = priceScale(5_000, 25_349_900)
  expect([10, 30, 50].map(scale.rupeesAt)).toEqual([210, 3600, 61_000])
  expect([10, 30, 50].map((place) => Math.round(scale.positionOf(scale.rupeesAt(place))))).toEqual([
    10, 30, 50,
  ])
})

it('one price has no scale', () => {
  const { low, high, positionOf } = priceScale(50_000, 50_000)
  expect([low, high, positionOf(500)]).toEqual([500, 500, 0])
})
