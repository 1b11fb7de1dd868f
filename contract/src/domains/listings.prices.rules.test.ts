import { describe, expect, it } from 'vitest'
import {
  dealTimes,
  findDealDaysFault,
  findPriceFault,
  lowestBefore,
  oldPriceOf,
  receivedPaisa,
  type PricePoint,
} from './listings.prices.rules.ts'

const start = Date.parse('2026-11-16T18:15:00Z')
const day = 86_400_000
/** Prices with how many days before the deal they began, in the order of time. */
const asked = (...points: [daysBefore: number, rupees: number][]): PricePoint[] =>
  points.map(([days, rupees]) => ({ since: start - days * day, pricePaisa: rupees * 100 }))
const oldPrice = (points: PricePoint[], standing: number, deal: number) =>
  oldPriceOf(points, start, { standingPaisa: standing * 100, dealPaisa: deal * 100 })

describe('the old price beside a deal', () => {
  it('is the standing price that was asked for seven of the thirty days before', () => {
    expect(oldPrice(asked([200, 2350]), 2350, 1990)).toBe(2350_00)
    expect(oldPrice(asked([200, 2150], [7, 2350]), 2350, 1990)).toBe(2350_00)
  })

  it('adds up the days of a price that was interrupted', () => {
    expect(oldPrice(asked([90, 2100], [28, 2350], [24, 2100], [3, 2350]), 2350, 1990)).toBe(2350_00)
  })

  it('is another price that was asked long enough, when the standing one is new', () => {
    expect(oldPrice(asked([200, 2350], [6, 9900]), 9900, 1990)).toBe(2350_00)
    expect(oldPrice(asked([200, 2150], [20, 2350], [6, 9900]), 9900, 1990)).toBe(2350_00)
  })

  it('counts no day before the thirty', () => {
    expect(oldPrice(asked([300, 9900], [25, 2150]), 9900, 1990)).toBe(2150_00)
  })

  it('counts no day on which nothing was asked', () => {
    const off = { since: start - 29 * day, pricePaisa: null }
    expect(oldPrice([...asked([200, 2350]), off], 2350, 1990)).toBeNull()
    expect(lowestBefore([...asked([200, 2350]), off], start)).toBe(2350_00)
  })

  it('is none when no higher price was asked for long enough', () => {
    expect(oldPrice(asked([3, 2350]), 2350, 1990)).toBeNull()
    expect(oldPrice([], 2350, 1990)).toBeNull()
    expect(oldPrice(asked([200, 1990], [0, 2350]), 2350, 1990)).toBeNull()
  })
})

describe('the lowest price of thirty days', () => {
  it('is the lowest that was asked, however short', () => {
    expect(lowestBefore(asked([200, 2350], [20, 2150], [19.9, 2350]), start)).toBe(2150_00)
  })

  it('leaves out what is over for longer, and what comes', () => {
    expect(lowestBefore(asked([200, 1500], [31, 2350], [-1, 900]), start)).toBe(2350_00)
    expect(lowestBefore(asked([-1, 900]), start)).toBeNull()
  })
})

describe('the days of a deal', () => {
  const fault = (from: string, until: string) => findDealDaysFault({ from, until }, '2026-11-17')

  it('are whole days of Nepal', () => {
    expect(dealTimes({ from: '2026-11-17', until: '2026-12-01' })).toEqual({
      startsAt: new Date('2026-11-16T18:15:00Z'),
      endsAt: new Date('2026-12-01T18:15:00Z'),
    })
  })

  it('are thirty at most, from today on, in their order', () => {
    expect(fault('2026-11-17', '2026-11-17')).toBeUndefined()
    expect(fault('2026-11-17', '2026-12-16')).toBeUndefined()
    expect(fault('2026-11-17', '2026-12-17')).toEqual({ end: 'until', fault: 'long' })
    expect(fault('2026-11-18', '2026-11-17')).toEqual({ end: 'until', fault: 'order' })
    expect(fault('2026-11-16', '2026-11-20')).toEqual({ end: 'from', fault: 'past' })
    expect(fault('2027-02-15', '2027-02-16')).toBeUndefined()
    expect(fault('2027-02-16', '2027-02-16')).toEqual({ end: 'from', fault: 'far' })
  })
})

it('a standing price is at most the MRP and above the deal', () => {
  const limits = { mrpPaisa: 2850_00, dealPaisa: 1990_00 }
  expect(findPriceFault(2850_00, limits)).toBeUndefined()
  expect(findPriceFault(2850_01, limits)).toBe('above-mrp')
  expect(findPriceFault(1990_00, limits)).toBe('not-above-deal')
  expect(findPriceFault(1990_00, { mrpPaisa: null, dealPaisa: null })).toBeUndefined()
})

it('says what a shop receives for one', () => {
  // 159.20 of commission, and 20.70 of VAT on it.
  expect(receivedPaisa(1990_00)).toBe(1810_10)
  expect(receivedPaisa(1990_00, 1250)).toBe(1708_91)
  expect(receivedPaisa(1990_00, 0)).toBe(1990_00)
})
