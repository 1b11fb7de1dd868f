import { nepalDateParts } from '@haat/contract/shared/dates.ts'

const saturday = 6

/** The time until the end of Saturday in Nepal, when the deals end. */
export function untilSaturdayEnds(now: Date) {
  const { weekday, hour, minute } = nepalDateParts(now)
  const minutesLeft = 24 * 60 - (hour * 60 + minute)
  return {
    days: saturday - weekday + (minutesLeft === 24 * 60 ? 1 : 0),
    hours: Math.floor(minutesLeft / 60) % 24,
    minutes: minutesLeft % 60,
  }
}
