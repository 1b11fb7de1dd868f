import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatTime, nepalDateParts, nepalOffsetMs, type Instant } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { localDay } from '@haat/contract/shared/local-dates.ts'

const dayOf = (instant: Instant) => Math.floor((new Date(instant).getTime() + nepalOffsetMs) / 86_400_000)

export const isSameDay = (one: Instant, other: Instant) => dayOf(one) === dayOf(other)

export function shortWeekday(instant: Instant, language: Language): string {
  const name = weekdayNames[language][nepalDateParts(instant).weekday] ?? ''
  return language === 'ne' ? name.replace(/बार$/, '') : name.slice(0, 3)
}

/** "Thu 12 Nov", "कात्तिक २६ गते (बिही)" */
export function shortDay(instant: Instant, language: Language): string {
  const { day, month } = localDay(instant, language)
  const weekday = shortWeekday(instant, language)
  return language === 'ne' ? `${month} ${day} गते (${weekday})` : `${weekday} ${day} ${month.slice(0, 3)}`
}

/** "10:05 AM", within a week "Fri 1:30 PM", else "Thu 12 Nov". */
export function shortTime(instant: Instant, now: Date, language: Language): string {
  const time = formatTime(instant, language)
  if (isSameDay(instant, now)) return time
  const days = Math.abs(dayOf(instant) - dayOf(now))
  return days < 7 ? `${shortWeekday(instant, language)} ${time}` : shortDay(instant, language)
}

/** "Thu 12 Nov, 3:05 PM" */
export const dayAndTime = (instant: Instant, language: Language) =>
  `${shortDay(instant, language)}, ${formatTime(instant, language)}`
