import { nepalDateParts, type Instant } from './dates.ts'
import { addDays, isWorkingDay, nextWorkingDay, type WorkingWeek } from './working-days.ts'

/** An order after this hour leaves on the next working day. */
const lastHour = 14

export interface DeliveryTime {
  from: Instant
  minDays: number
  maxDays: number
  /** Further days for a remote district. */
  extraDays?: number
  /** As `YYYY-MM-DD` in Nepal. */
  holidays?: readonly string[]
  /** The working week of the shop; the usual one of Nepal until its settings are known. */
  week?: WorkingWeek | undefined
  /** The day from which the vendor packs, as `YYYY-MM-DD`, if it is closed now. */
  packsFrom?: string | undefined
}

/**
 * The first and the last day of delivery, as `YYYY-MM-DD` in Nepal: working days of the shop, without holidays.
 */
export function dueDays({
  from,
  minDays,
  maxDays,
  extraDays = 0,
  holidays = [],
  week,
  packsFrom = '',
}: DeliveryTime) {
  const { year, month, day, hour } = nepalDateParts(from)
  const today = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  const off = new Set(holidays)
  const walk = (start: string, days: number) => {
    let date = nextWorkingDay(start, off, week)
    for (let left = days; left > 0; left--) date = nextWorkingDay(addDays(date, 1), off, week)
    return date
  }
  const leaves =
    packsFrom > today
      ? walk(packsFrom, 0)
      : walk(today, isWorkingDay(today, off, week) && hour >= lastHour ? 1 : 0)
  const dueFrom = walk(leaves, minDays + extraDays)
  return { dueFrom, dueTo: walk(dueFrom, maxDays - minDays) }
}
