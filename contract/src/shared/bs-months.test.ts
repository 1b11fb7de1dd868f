import { describe, expect, it } from 'vitest'
import * as months from './bs-months.ts'

describe('a month of Bikram Sambat', () => {
  it('has its first and last day, in published years and in forecast ones', () => {
    expect(months.daysOfBsMonth('2083-07')).toEqual({ first: '2026-10-18', last: '2026-11-16' })
    const days = ['2083-12', '2084-01', '2095-03', '2095-04'].map(months.daysOfBsMonth)
    for (const at of [0, 2]) {
      const after = new Date(Date.parse(days[at]!.last) + 86_400_000).toISOString().slice(0, 10)
      expect(days[at + 1]!.first).toBe(after)
    }
  })

  it('begins and ends at midnight in Nepal', () => {
    expect(months.bsMonthOf('2026-11-16T18:14:59Z')).toBe('2083-07')
    expect(months.bsMonthOf('2026-11-16T18:15:00Z')).toBe('2083-08')
    expect(months.bsMonthOf('2026-11-16')).toBe('2083-07')
  })

  it('has neighbours over the end of a year', () => {
    expect(months.addBsMonths('2083-12', 1)).toBe('2084-01')
    expect(months.addBsMonths('2083-01', -1)).toBe('2082-12')
    expect(months.addBsMonths('2083-07', -19)).toBe('2081-12')
  })

  it('is called by its name', () => {
    expect(months.formatBsMonth('2083-07', 'en')).toBe('Kartik 2083')
    expect(months.formatBsMonth('2083-07', 'ne')).toBe('कात्तिक २०८३')
  })

  it.each(['2083-13', '2083-00', '2083-7', '1983-07', '2083/07', ' 2083-07', '2083-07\n'])(
    'is never %j',
    (text) => expect(months.bsMonthPattern.test(text)).toBe(false),
  )
})

describe('a fiscal year', () => {
  it.each([
    ['the last moment before 1 Shrawan 2083', '2026-07-16T18:14:59Z', '2082/83'],
    ['the first moment of 1 Shrawan 2083', '2026-07-16T18:15:00Z', '2083/84'],
    ['the last moment of the year 2083', '2027-04-13T18:14:59Z', '2083/84'],
    ['the first moment of the year 2084, which begins no fiscal year', '2027-04-13T18:15:00Z', '2083/84'],
    ['a day of a year that is only forecast', '2028-04-12T06:00:00Z', '2084/85'],
    ['the last fiscal year that begins in the former table', '2029-07-17T06:00:00Z', '2086/87'],
    ['a day after the end of the former table', '2030-04-20T06:00:00Z', '2086/87'],
    ['a day when nobody has updated the calendar for years', '2042-08-01T06:00:00Z', '2099/00'],
  ])('has %s', (_, at, year) => {
    expect(months.fiscalYearOf(new Date(at))).toBe(year)
  })

  it('has twelve months, of which Shrawan is the first and Ashadh the last', () => {
    const all = months.monthsOfFiscalYear('2083/84')
    expect(all).toHaveLength(12)
    expect([all[0], all[8], all[9], all[11]]).toEqual(['2083-04', '2083-12', '2084-01', '2084-03'])
    expect(new Set(all.map(months.fiscalYearOfMonth))).toEqual(new Set(['2083/84']))
  })

  it('is named in an address by both its years', () => {
    expect(months.fiscalYearOfSlug('2083-84')).toBe('2083/84')
    expect(months.fiscalYearOfSlug('2083-85')).toBeUndefined()
    expect(months.fiscalYearSlug('2083/84')).toBe('2083-84')
  })
})
