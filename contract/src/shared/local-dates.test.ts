import { expect, it } from 'vitest'
import {
  formatBothCalendars,
  formatLocalDate,
  formatLocalDateTime,
  formatLocalLongDate,
} from './local-dates.ts'

const morning = '2026-11-18T03:15:00Z'

it('a Nepali date is of Bikram Sambat, the year first and the weekday last', () => {
  expect(formatLocalDate(morning, 'ne')).toBe('२०८३ मङ्सिर २ गते')
  expect(formatLocalLongDate(morning, 'ne')).toBe('२०८३ मङ्सिर २ गते, बुधबार')
  expect(formatLocalDateTime(morning, 'ne')).toBe('२०८३ मङ्सिर २ गते, बिहान ९:००')
})

it('an English date is international', () => {
  expect(formatLocalDate(morning, 'en')).toBe('18 November 2026')
  expect(formatLocalLongDate(morning, 'en')).toBe('Wednesday, November 18, 2026')
  expect(formatLocalDateTime(morning, 'en')).toBe('18 November 2026, 9:00 AM')
})

it('both calendars stand side by side, the one of the language first', () => {
  expect(formatBothCalendars(morning, 'ne')).toBe('२०८३ मङ्सिर २ गते, बुधबार (१८ नोभेम्बर २०२६)')
  expect(formatBothCalendars(morning, 'en')).toBe('Wednesday, 18 November 2026 · 2 Mangsir 2083 BS')
})

it('a day before our Bikram Sambat calendar is international in Nepali too', () => {
  expect(formatLocalDate('1940-01-01', 'ne')).toBe('१ जनवरी १९४०')
  expect(formatBothCalendars('1940-01-01', 'ne')).toBe('सोमबार, १ जनवरी १९४०')
})
