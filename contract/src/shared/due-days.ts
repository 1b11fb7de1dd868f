import { nepalDateParts, type Instant } from './dates.ts'

const dayMs = 86_400_000
const saturday = 6
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
}

/**
 * The first and the last day of delivery, as `YYYY-MM-DD` in Nepal: working days, Sunday to Friday without
 * holidays.
 */
export function dueDays({ from, minDays, maxDays, extraDays = 0, holidays = [] }: DeliveryTime) {
  const { year, month, day, hour } = nepalDateParts(from)
  let date = Date.UTC(year, month - 1, day)
  const text = () => new Date(date).toISOString().slice(0, 10)
  const walk = (days: number) => {
    for (let left = days; ;) {
      if (new Date(date).getUTCDay() !== saturday && !holidays.includes(text()) && left-- <= 0) return text()
      date += dayMs
    }
  }
  const today = text()
  if (walk(0) === today && hour >= lastHour) walk(1)
  const dueFrom = walk(minDays + extraDays)
  return { dueFrom, dueTo: walk(maxDays - minDays) }
}
