import type { DayHours } from './services.store.ts'

const nepalOffsetMs = 345 * 60_000
const dayMs = 86_400_000
const minuteMs = 60_000

/** The weekday of a date; Sunday is 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The date in Nepal, so many days from today. */
export const dayAhead = (now: Date, ahead: number): string =>
  new Date(now.getTime() + nepalOffsetMs + ahead * dayMs).toISOString().slice(0, 10)

/** The first moment of a day in Nepal. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - nepalOffsetMs)

export const daysUntil = (day: string, now: Date): number =>
  (Date.parse(day) - Date.parse(dayAhead(now, 0))) / dayMs

/** The next day in Nepal on which the service is open; today counts until an hour before closing. */
export function nextOpenDay(hours: readonly DayHours[], now: Date): string | null {
  const inNepal = now.getTime() + nepalOffsetMs
  const minutesToday = Math.floor((inNepal % dayMs) / minuteMs)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = dayAhead(now, ahead)
    const open = hours[weekdayOf(day)]
    if (open && (ahead > 0 || minutesToday < open.closes - 60)) return day
  }
  return null
}
