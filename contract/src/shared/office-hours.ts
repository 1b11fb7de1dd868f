/** Support answers Sunday to Friday, 9 to 5 Nepal time (UTC+05:45, no summer time). */
const nepalOffsetMs = (5 * 60 + 45) * 60_000
const openMinute = 9 * 60
const closeMinute = 17 * 60
const saturday = 6
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The promise of 24 hours, counted in office hours. */
export const answerWithinOfficeMinutes = 8 * 60

interface NepalMoment {
  /** UTC instant of this Nepal day's midnight. */
  midnight: number
  minute: number
  weekday: number
}

function nepalMoment(instant: number): NepalMoment {
  const local = instant + nepalOffsetMs
  const midnightLocal = Math.floor(local / dayMs) * dayMs
  return {
    midnight: midnightLocal - nepalOffsetMs,
    minute: (local - midnightLocal) / minuteMs,
    weekday: new Date(midnightLocal).getUTCDay(),
  }
}

/** Days without office hours, as `YYYY-MM-DD` of Nepal: Saturdays are known, public holidays come from settings. */
export type Holidays = ReadonlySet<string>
const noHolidays: Holidays = new Set()

const isClosedDay = (moment: NepalMoment, holidays: Holidays) =>
  moment.weekday === saturday ||
  holidays.has(new Date(moment.midnight + nepalOffsetMs).toISOString().slice(0, 10))

export function isOfficeOpen(instant: Date, holidays: Holidays = noHolidays): boolean {
  const moment = nepalMoment(instant.getTime())
  return !isClosedDay(moment, holidays) && moment.minute >= openMinute && moment.minute < closeMinute
}

/** The instant at which `officeMinutes` of opening time have passed since `from`. */
export function addOfficeMinutes(from: Date, officeMinutes: number, holidays: Holidays = noHolidays): Date {
  let left = officeMinutes
  let moment = nepalMoment(from.getTime())
  while (true) {
    const start = Math.max(moment.minute, openMinute)
    const room = isClosedDay(moment, holidays) ? 0 : Math.max(0, closeMinute - start)
    if (room > 0 && left <= room) return new Date(moment.midnight + (start + left) * minuteMs)
    left -= room
    moment = nepalMoment(moment.midnight + dayMs)
  }
}

/** When support opens next; the instant itself when it is open. */
export const nextOfficeOpening = (from: Date, holidays: Holidays = noHolidays): Date =>
  addOfficeMinutes(from, 0, holidays)
