import { monthNames, weekdayNames } from './calendar-names.ts'
import type { Language } from './language.ts'
import { inDigitsOf } from './numbers.ts'

/** Nepal keeps +05:45 all year, so plain arithmetic gives the same text in Node and in every browser. */
export const nepalOffsetMs = (5 * 60 + 45) * 60_000

/** An instant, or a bare date ("2026-11-01"), which stays that day in Nepal. */
export type Instant = Date | string | number

export type CalendarDate = { year: number; month: number; day: number }
type NepalDateParts = CalendarDate & { weekday: number; hour: number; minute: number; second: number }

/** The wall clock in Kathmandu; months count from 1, weekdays from Sunday = 0. */
export function nepalDateParts(instant: Instant): NepalDateParts {
  const time = new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${String(instant)}`)
  const shifted = new Date(time + nepalOffsetMs)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  }
}

/** "2026-11-01": the day in Nepal, as machines read it. */
export const isoDay = (instant: Instant): string =>
  new Date(new Date(instant).getTime() + nepalOffsetMs).toISOString().slice(0, 10)

/** "Sunday, November 1, 2026" */
export function formatLongDateUs(instant: Instant): string {
  const { year, month, day, weekday } = nepalDateParts(instant)
  return `${weekdayNames.en[weekday]}, ${monthNames.en[month - 1]} ${day}, ${year}`
}

/** The long form with its weekday in either language: "आइतबार, १ नोभेम्बर २०२६". */
export function formatLongDate(instant: Instant, language: Language): string {
  if (language === 'en') return formatLongDateUs(instant)
  return `${weekdayNames.ne[nepalDateParts(instant).weekday]}, ${formatDate(instant, 'ne')}`
}

/** "1 November 2026" */
export function formatDate(instant: Instant, language: Language): string {
  const { year, month, day } = nepalDateParts(instant)
  return inDigitsOf(language, `${day} ${monthNames[language][month - 1]} ${year}`)
}

/** "9:00 AM", "बिहान ९:००" */
export function formatTime(instant: Instant, language: Language): string {
  const { hour, minute } = nepalDateParts(instant)
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  if (language === 'ne') return `${partOfDay(hour)} ${inDigitsOf('ne', clock)}`
  return `${clock} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "1 November 2026, 9:00 AM" */
export function formatDateTime(instant: Instant, language: Language): string {
  return `${formatDate(instant, language)}, ${formatTime(instant, language)}`
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'राति'
  if (hour < 12) return 'बिहान'
  return hour < 16 ? 'दिउँसो' : 'बेलुका'
}
