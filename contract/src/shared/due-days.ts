import { nepalDateParts, type Instant } from './dates.ts'

const dayMs = 86_400_000
const saturday = 6
/** What is ordered later leaves the next working day. */
const lastHour = 14

export interface Waiting {
  from: Instant
  minDays: number
  maxDays: number
  /** What the way to a far district adds. */
  extraDays?: number
  /** As `YYYY-MM-DD` of Nepal. */
  holidays?: readonly string[]
}

/** The days, as `YYYY-MM-DD` of Nepal, between which it comes: working days, Sunday to Friday without the holidays. */
export function dueDays({ from, minDays, maxDays, extraDays = 0, holidays = [] }: Waiting) {
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
