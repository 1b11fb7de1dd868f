import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { addDays, isWorkingDay } from '@haat/contract/shared/working-days.ts'
import type { When } from './demo-order.ts'

const noHolidays: ReadonlySet<string> = new Set()
const minuteMs = 60_000

/** Shops and couriers work on working days, so the days of the demo are counted by them. */
function workingDayBefore(today: string, days: number): string {
  let day = today
  for (let left = days; left > 0;) {
    day = addDays(day, -1)
    if (isWorkingDay(day, noHolidays)) left -= 1
  }
  return day
}

export function instantOf(when: When, now: Date): Date {
  if ('minutes' in when) return new Date(now.getTime() - when.minutes * minuteMs)
  const { year, month, day } = nepalDateParts(now)
  const today = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  return new Date(`${workingDayBefore(today, when[0])}T${when[1]}:00+05:45`)
}
