import { payoutWeekday } from '@haat/contract/domains/ledger.rules.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** A run begins at 06:00 in Nepal, whose clocks are 5:45 ahead: measured like this, its day begins at midnight. */
const shiftMs = (5 * 60 + 45 - 6 * 60) * minuteMs

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The last Tuesday on which it has become six o'clock in Nepal. */
function lastRun(now: Date): number {
  const shifted = now.getTime() + shiftMs
  const weekday = new Date(shifted).getUTCDay()
  return shifted - ((weekday - payoutWeekday + 7) % 7) * dayMs
}

export const lastRunDay = (now: Date) => isoDay(lastRun(now))
export const nextRunDay = (now: Date) => isoDay(lastRun(now) + 7 * dayMs)
/** When the run of a day begins. */
export const startOfRun = (day: string) => new Date(Date.parse(day) - shiftMs)
