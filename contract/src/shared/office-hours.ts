import { weekdayNames } from './calendar-names.ts'
import { formatTime } from './dates.ts'
import type { Language } from './language.ts'
import { isWorkingDay, usualWeek, type Holidays, type WorkingWeek } from './working-days.ts'

/** Nepal time is UTC+05:45, without summer time. */
const nepalOffsetMs = (5 * 60 + 45) * 60_000
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The promise of 24 hours, counted in office hours. */
export const answerWithinOfficeMinutes = 8 * 60

/** The hours in which support answers. */
export interface OfficeHours extends WorkingWeek {
  /** Times of day in Nepal, as `HH:MM`. */
  opens: string
  closes: string
}
/** Sunday to Friday, 9 to 5, until an admin says otherwise. */
export const defaultHours: OfficeHours = { ...usualWeek, opens: '09:00', closes: '17:00' }

/** The minute of the day of a time `HH:MM`. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Office hours as text: the days by their names, and "9:00 AM-5:00 PM" or "बिहान ९:००-बेलुका ५:००". */
export interface OfficeHoursText {
  from: string
  to: string
  times: string
  /** Whether it is the working week of most of Nepal, which needs no names. */
  isUsualWeek: boolean
}

export function officeHoursText(hours: OfficeHours, language: Language): OfficeHoursText {
  const { from, to, opens, closes } = hours
  const said = (time: string) => formatTime(minuteOf(time) * minuteMs - nepalOffsetMs, language)
  return {
    from: weekdayNames[language][from]!,
    to: weekdayNames[language][to]!,
    times: `${said(opens)}-${said(closes)}`,
    isUsualWeek: from === usualWeek.from && to === usualWeek.to,
  }
}

interface NepalMoment {
  /** The UTC instant of midnight of this day in Nepal. */
  midnight: number
  minute: number
}

function nepalMoment(instant: number): NepalMoment {
  const local = instant + nepalOffsetMs
  const midnightLocal = Math.floor(local / dayMs) * dayMs
  return {
    midnight: midnightLocal - nepalOffsetMs,
    minute: (local - midnightLocal) / minuteMs,
  }
}

const noHolidays: Holidays = new Set()

const isClosedDay = (moment: NepalMoment, holidays: Holidays, hours: OfficeHours) =>
  !isWorkingDay(new Date(moment.midnight + nepalOffsetMs).toISOString().slice(0, 10), holidays, hours)

export function isOfficeOpen(
  instant: Date,
  holidays: Holidays = noHolidays,
  hours: OfficeHours = defaultHours,
): boolean {
  const moment = nepalMoment(instant.getTime())
  return (
    !isClosedDay(moment, holidays, hours) &&
    moment.minute >= minuteOf(hours.opens) &&
    moment.minute < minuteOf(hours.closes)
  )
}

/** The instant at which `officeMinutes` of opening time have passed since `from`. */
export function addOfficeMinutes(
  from: Date,
  officeMinutes: number,
  holidays: Holidays = noHolidays,
  hours: OfficeHours = defaultHours,
): Date {
  const [opens, closes] = [minuteOf(hours.opens), minuteOf(hours.closes)]
  let left = officeMinutes
  let moment = nepalMoment(from.getTime())
  while (true) {
    const start = Math.max(moment.minute, opens)
    const room = isClosedDay(moment, holidays, hours) ? 0 : Math.max(0, closes - start)
    if (room > 0 && left <= room) return new Date(moment.midnight + (start + left) * minuteMs)
    left -= room
    moment = nepalMoment(moment.midnight + dayMs)
  }
}

/** When support opens next; the instant itself if it is open. */
export const nextOfficeOpening = (
  from: Date,
  holidays: Holidays = noHolidays,
  hours: OfficeHours = defaultHours,
): Date => addOfficeMinutes(from, 0, holidays, hours)
