import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adToBs, bsDateOf, bsToAd, daysInBsMonth, formatBsDate, publishedBsDateOf } from './bikram-sambat.ts'

const day = (year: number, month: number, date: number) => ({ year, month, day: date })

describe('Bikram Sambat', () => {
  it.each([
    [day(2000, 1, 1), day(1943, 4, 14)],
    [day(2031, 11, 12), day(1975, 2, 24)],
    [day(2072, 1, 12), day(2015, 4, 25)],
    [day(2072, 6, 3), day(2015, 9, 20)],
    [day(2081, 1, 1), day(2024, 4, 13)],
    [day(2082, 1, 1), day(2025, 4, 14)],
    [day(2082, 11, 21), day(2026, 3, 5)],
    [day(2083, 1, 1), day(2026, 4, 14)],
    [day(2083, 7, 15), day(2026, 11, 1)],
    [day(2083, 7, 29), day(2026, 11, 15)],
    [day(2083, 8, 1), day(2026, 11, 17)],
  ])('%j is %j', (bs, ad) => {
    expect(bsToAd(bs)).toEqual(ad)
    expect(adToBs(ad)).toEqual({ ...bs, isForecast: false })
  })

  it('knows the months of 2083', () => {
    expect(daysInBsMonth(2083, 6)).toBe(31)
    expect(daysInBsMonth(2083, 7)).toBe(30)
    expect(bsToAd(day(2083, 3, 32))).toEqual(day(2026, 7, 16))
  })

  it('has years of 365 or 366 days that begin on 13, 14 or 15 April', () => {
    for (let year = 2000; year <= 2150; year++) {
      const months = Array.from({ length: 12 }, (_, index) => daysInBsMonth(year, index + 1) ?? 0)
      expect([365, 366]).toContain(months.reduce((sum, days) => sum + days, 0))
      expect(bsToAd(day(year, 1, 1))).toMatchObject({ year: year - 57, month: 4 })
      expect([13, 14, 15]).toContain(bsToAd(day(year, 1, 1))?.day)
    }
  })

  it('goes there and back without losing a day', () => {
    const dates = fc.date({ min: new Date('1943-04-14'), max: new Date('2100-04-13'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, (date) => {
        const ad = day(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
        const bs = adToBs(ad)
        expect(bs && bsToAd(bs)).toEqual(ad)
      }),
    )
  })

  it('calls days after Chaitra 2083 a forecast', () => {
    expect(adToBs(day(2027, 4, 13))).toEqual({ ...day(2083, 12, 30), isForecast: false })
    expect(adToBs(day(2027, 4, 14))).toEqual({ ...day(2084, 1, 1), isForecast: true })
    expect(publishedBsDateOf('2027-04-13')).toMatchObject(day(2083, 12, 30))
    expect(publishedBsDateOf('2027-04-14')).toBeUndefined()
  })

  it('forecasts every later year, which begins as those before a leap year of ours did', () => {
    expect(bsToAd(day(2085, 1, 1))).toEqual(day(2028, 4, 13))
    expect(bsToAd(day(2089, 1, 1))).toEqual(day(2032, 4, 13))
    expect(adToBs(day(2030, 7, 17))).toEqual({ ...day(2087, 4, 1), isForecast: true })
    expect(adToBs(day(2076, 1, 1))).toMatchObject({ year: 2132, isForecast: true })
  })

  it('knows nothing before its table, and no day that does not exist', () => {
    expect(adToBs(day(1943, 4, 13))).toBeUndefined()
    expect(bsToAd(day(2083, 7, 31))).toBeUndefined()
    expect(bsToAd(day(2083, 13, 1))).toBeUndefined()
    expect(bsToAd(day(1999, 1, 1))).toBeUndefined()
  })

  it('turns the day at midnight in Kathmandu', () => {
    expect(bsDateOf('2026-11-16T18:14:00Z')).toMatchObject(day(2083, 7, 30))
    expect(bsDateOf('2026-11-16T18:15:00Z')).toMatchObject(day(2083, 8, 1))
  })

  it('is written in both languages', () => {
    expect(formatBsDate(day(2083, 7, 15), 'en')).toBe('15 Kartik 2083')
    expect(formatBsDate(day(2083, 7, 15), 'ne')).toBe('२०८३ कात्तिक १५ गते')
  })
})
