import { weekdayNames } from './calendar-names.ts'
import { formatTime, nepalOffsetMs } from './dates.ts'
import type { Language } from './language.ts'
import { usualWeek, type WorkingWeek } from './working-days.ts'

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
  const said = (time: string) => formatTime(minuteOf(time) * 60_000 - nepalOffsetMs, language)
  return {
    from: weekdayNames[language][from]!,
    to: weekdayNames[language][to]!,
    times: `${said(opens)}-${said(closes)}`,
    isUsualWeek: from === usualWeek.from && to === usualWeek.to,
  }
}
