import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import type { Areas } from '#ui/messages/areas.ts'

const dayMs = 24 * 3_600_000

/** The calendar day in Nepal in the API's format. */
export function dayInNepal(instant: Date | string | number): string {
  const { year, month, day } = nepalDateParts(instant)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export const tomorrowInNepal = (now: Date | string) => dayInNepal(new Date(now).getTime() + dayMs)

/** "Free tomorrow", "Free Tuesday", further off "Free 3 December 2026". */
export function freeDayText(
  nextDay: string | null,
  now: Date | string,
  { services, language }: { services: Areas['services']; language: Language },
): string {
  if (nextDay === null) return services.closedNow
  const days = Math.round((Date.parse(nextDay) - Date.parse(dayInNepal(now))) / dayMs)
  if (days <= 0) return services.freeToday
  if (days === 1) return services.freeTomorrow
  const isNear = days < 7
  return services.freeOn(
    isNear ? weekdayNames[language][nepalDateParts(nextDay).weekday]! : formatLocalDate(nextDay, language),
  )
}
