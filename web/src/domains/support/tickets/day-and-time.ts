import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatTime, nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'

const weekdayReachMs = 6 * 24 * 3_600_000

/** "Sunday 9:00 AM"; a week away or more, as over Dashain, the date instead of the weekday. */
export function dayAndTime(instant: Date, now: Date, language: Language): string {
  const isNear = Math.abs(instant.getTime() - now.getTime()) < weekdayReachMs
  const day = isNear
    ? weekdayNames[language][nepalDateParts(instant).weekday]
    : formatLocalDate(instant, language)
  // No-break spaces keep the hour and its AM on one line.
  return `${day} ${formatTime(instant, language).replaceAll(' ', '\u00a0')}`
}
