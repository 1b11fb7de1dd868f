import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/working-days.ts'
import * as rules from './figures.rules.ts'

const { barsOf, comparedPart, monthOf, periodBefore, periodOf, periods, yearBefore, yearOf } = rules

describe('a period', () => {
  it.each([
    ['days7', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['days30', '2026-11-18', '2026-10-20', '2026-11-18'],
    // Kartik 2083 ends on 16 November, Mangsir begins on the 17th.
    ['bsMonth', '2026-11-16', '2026-10-18', '2026-11-16'],
    ['bsMonth', '2026-11-17', '2026-11-17', '2026-12-15'],
    ['adMonth', '2026-11-17', '2026-11-01', '2026-11-30'],
    // Ashadh 2083 ends on 16 July; the fiscal year 2083/84 begins on 1 Shrawan.
    ['fiscalYear', '2026-07-16', '2025-07-17', '2026-07-16'],
    ['fiscalYear', '2026-07-17', '2026-07-17', '2027-07-16'],
  ] as const)('of %s with %s is from %s to %s', (period, day, from, to) => {
    expect(periodOf(period, day)).toEqual({ from, to })
  })

  it('follows the one before without a gap, over New Year and 1 Shrawan', () => {
    for (const period of periods) {
      for (let day = '2026-01-10'; day < '2027-09-01'; day = addDays(day, 11)) {
        const span = periodOf(period, day)
        expect(span.from <= day && day <= span.to).toBe(true)
        const before = periodBefore(period, span)
        expect(addDays(before.to, 1)).toBe(span.from)
        expect(before).toEqual(periodOf(period, before.to))
      }
    }
  })

  it('is made up of its bars', () => {
    for (const period of periods) {
      const span = periodOf(period, '2026-12-30')
      const bars = barsOf(period, span)
      expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([span.from, span.to])
      bars.slice(1).forEach(({ from }, at) => expect(from).toBe(addDays(bars[at]!.to, 1)))
    }
    expect(barsOf('fiscalYear', periodOf('fiscalYear', '2026-12-30'))).toHaveLength(12)
    expect(barsOf('bsMonth', periodOf('bsMonth', '2026-11-01'))).toHaveLength(30)
  })
})

describe('what a period is compared with', () => {
  it('is the whole one before once it is over', () => {
    expect(comparedPart('bsMonth', monthOf('bs', '2026-11-16'), '2026-11-18')).toEqual(
      monthOf('bs', '2026-10-01'),
    )
  })

  it('is as much of the one before as has passed while it runs', () => {
    // The second day of Mangsir beside the first two of Kartik.
    expect(comparedPart('bsMonth', monthOf('bs', '2026-11-18'), '2026-11-18')).toEqual({
      from: '2026-10-18',
      to: '2026-10-19',
    })
    expect(comparedPart('adMonth', monthOf('ad', '2027-03-30'), '2027-03-30')).toEqual({
      from: '2027-02-01',
      to: '2027-02-28',
    })
    expect(comparedPart('fiscalYear', yearOf('bs', '2026-11-18'), '2026-11-18')).toEqual({
      from: '2025-07-17',
      to: yearBefore('bs', '2026-11-18'),
    })
  })

  it('a year before is the same day of the calendar, and the last of a shorter month', () => {
    expect(rules.bsOf(yearBefore('bs', '2026-11-18'))).toMatchObject({ year: 2082, month: 8, day: 2 })
    expect(yearBefore('ad', '2028-02-29')).toBe('2027-02-28')
    expect(yearBefore('ad', '2027-01-01')).toBe('2026-01-01')
  })
})

describe('months', () => {
  it('are counted over the turn of both years', () => {
    expect(monthOf('ad', '2026-11-18', 2)).toEqual({ from: '2027-01-01', to: '2027-01-31' })
    expect(monthOf('ad', '2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    const chaitra = monthOf('bs', '2026-11-18', 4)
    expect(rules.bsOf(chaitra.from)).toMatchObject({ year: 2083, month: 12, day: 1 })
    expect(rules.bsOf(addDays(chaitra.to, 1))).toMatchObject({ year: 2084, month: 1, day: 1 })
    expect(rules.bsOf(monthOf('bs', '2026-11-18', -12).from)).toMatchObject({ year: 2082, month: 8 })
  })
})

describe('shares', () => {
  it('are unknown where there is nothing, and never a division by zero', () => {
    expect(rules.percentOf(0, 0)).toBeNull()
    expect(rules.percentOf(1, 4)).toBe(25)
    expect(rules.changeSince(5, 0)).toBeNull()
    expect(rules.changeSince(0, 5)).toBe(-100)
    expect(rules.changeSince(158, 100)).toBe(58)
    expect(rules.conversionOf({ productVisits: null, ordersWhileCounted: 3 })).toBeNull()
    expect(rules.conversionOf({ productVisits: 0, ordersWhileCounted: 0 })).toBeNull()
    expect(rules.conversionOf({ productVisits: 19, ordersWhileCounted: 1 })).toBeNull()
    expect(rules.conversionOf({ productVisits: 300, ordersWhileCounted: 7 })).toBe(2.3)
    expect(rules.conversionOf({ productVisits: 3000, ordersWhileCounted: 1 })).toBe(0.03)
  })
})
