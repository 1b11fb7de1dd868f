/** The first and the last day of the working week; Sunday is 0. The days outside of it are the weekly days off. */
export interface WorkingWeek {
  from: number
  to: number
}
/** The working week of most of Nepal, with Saturday off, until an admin says otherwise. */
export const usualWeek: WorkingWeek = { from: 0, to: 5 }

/** Further days off, as `YYYY-MM-DD` in Nepal: a set of them, or a map with their names. */
export type Holidays = Pick<ReadonlySet<string>, 'has'>

/**
 * Whether a day, as `YYYY-MM-DD`, is a working day. Ticket clocks, delivery days and the last days of returns all
 * ask here, with the week and the holidays that the shop has set.
 */
export function isWorkingDay(day: string, holidays: Holidays, { from, to }: WorkingWeek = usualWeek) {
  const weekday = new Date(day).getUTCDay()
  return weekday >= from && weekday <= to && !holidays.has(day)
}

/** The day so many days later, as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day itself, or the first working day after it. */
export function nextWorkingDay(day: string, holidays: Holidays, week?: WorkingWeek): string {
  return isWorkingDay(day, holidays, week) ? day : nextWorkingDay(addDays(day, 1), holidays, week)
}
