import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDateUs,
  formatTime,
  isoDay,
  nepalDateParts,
} from './dates.ts'

describe('dates in Kathmandu', () => {
  it('gives the long US form with its weekday', () => {
    expect(formatLongDateUs('2026-11-01T03:15:00Z')).toBe('Sunday, November 1, 2026')
    expect(formatLongDate('2026-11-01T03:15:00Z', 'ne')).toBe('आइतबार, १ नोभेम्बर २०२६')
  })

  it('turns the day at 18:15 UTC, which is midnight in Nepal', () => {
    expect(formatLongDateUs('2026-10-31T18:14:59.999Z')).toBe('Saturday, October 31, 2026')
    expect(formatLongDateUs('2026-10-31T18:15:00.000Z')).toBe('Sunday, November 1, 2026')
    expect(isoDay('2026-10-31T18:14:59.999Z')).toBe('2026-10-31')
    expect(isoDay('2026-10-31T18:15:00.000Z')).toBe('2026-11-01')
  })

  it('keeps a bare date on its day', () => {
    expect(formatDate('2026-11-17', 'en')).toBe('17 November 2026')
    expect(formatDate('2026-11-17', 'ne')).toBe('१७ नोभेम्बर २०२६')
  })

  it.each([
    ['2026-11-17T03:15:00Z', '9:00 AM', 'बिहान ९:००'],
    ['2026-11-17T06:20:00Z', '12:05 PM', 'दिउँसो १२:०५'],
    ['2026-11-17T11:15:00Z', '5:00 PM', 'बेलुका ५:००'],
    ['2026-11-17T18:15:00Z', '12:00 AM', 'राति १२:००'],
  ])('tells the time of %s', (instant, english, nepali) => {
    expect(formatTime(instant, 'en')).toBe(english)
    expect(formatTime(instant, 'ne')).toBe(nepali)
  })

  it('joins date and time', () => {
    expect(formatDateTime('2026-11-17T03:15:00Z', 'en')).toBe('17 November 2026, 9:00 AM')
    expect(formatDateTime('2026-11-17T03:15:00Z', 'ne')).toBe('१७ नोभेम्बर २०२६, बिहान ९:००')
  })

  it('agrees with the time zone database since Nepal took +05:45', () => {
    const zone = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kathmandu',
      dateStyle: 'full',
    })
    const instants = fc.date({
      min: new Date('1986-01-02'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatLongDateUs(instant)).toBe(zone.format(instant))
      }),
    )
  })

  it('refuses what is no date', () => {
    expect(() => nepalDateParts('yesterday')).toThrow(RangeError)
  })
})
