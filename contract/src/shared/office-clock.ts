import type { Bilingual } from './bilingual.ts'
import { nepalOffsetMs } from './dates.ts'
import { defaultHours, minuteOf, type OfficeHours } from './office-hours.ts'
import { isWorkingDay } from './working-days.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

interface OfficeDay {
  /** When the office opens and closes; undefined on a day off. */
  hours: { opens: number; closes: number } | undefined
  /** The name of the holiday; null on other days, and empty for a holiday that nobody has named. */
  holiday: Bilingual | null
}

/**
 * When support is there. Everything that says whether it is open, when that changes, by when an answer is due and how
 * late it is asks the functions of this file.
 */
export interface Office {
  /** A day of Nepal by its number, as `dayOf` counts. */
  day(number: number): OfficeDay
  /** How long a day is on which it opens. */
  minutesPerDay: number
}

interface OfficeSettings {
  hours?: OfficeHours | undefined
  holidays?: readonly { date: string; name: Bilingual }[] | undefined
}

export function makeOffice({ hours = defaultHours, holidays = [] }: OfficeSettings): Office {
  const names = new Map(holidays.map(({ date, name }) => [date, name]))
  const [opens, closes] = [minuteOf(hours.opens) * minuteMs, minuteOf(hours.closes) * minuteMs]
  const makeDay = (number: number): OfficeDay => {
    const date = new Date(number * dayMs).toISOString().slice(0, 10)
    const midnight = number * dayMs - nepalOffsetMs
    const isOff = !isWorkingDay(date, names, hours)
    return {
      hours: isOff ? undefined : { opens: midnight + opens, closes: midnight + closes },
      holiday: names.get(date) ?? null,
    }
  }
  // A desk asks about the same few days for every ticket that it lists.
  const days = new Map<number, OfficeDay>()
  return {
    minutesPerDay: (closes - opens) / minuteMs,
    day(number) {
      const day = days.get(number) ?? makeDay(number)
      days.set(number, day)
      return day
    },
  }
}

type OfficeState =
  | { isOpen: true; closes: Date }
  /** The name of the holiday that it is, as a day has it. */
  | { isOpen: false; opens: Date; holiday: Bilingual | null }

/** Whether the office is open at a moment, until or from when, and whether a holiday is the reason. */
export function officeStateAt(office: Office, at: Date): OfficeState {
  const time = at.getTime()
  const { hours, holiday } = office.day(dayOf(time))
  if (hours && time >= hours.opens && time < hours.closes)
    return { isOpen: true, closes: new Date(hours.closes) }
  return { isOpen: false, opens: addOfficeMinutes(office, at, 0), holiday }
}

/** The moment at which so many minutes of office time have passed: the due time of an answer. */
export function addOfficeMinutes(office: Office, from: Date, minutes: number): Date {
  let leftMs = minutes * minuteMs
  for (let day = dayOf(from.getTime()); ; day++) {
    const { hours } = office.day(day)
    if (!hours) continue
    const start = Math.max(from.getTime(), hours.opens)
    const roomMs = Math.max(0, hours.closes - start)
    if (roomMs > 0 && leftMs <= roomMs) return new Date(start + leftMs)
    leftMs -= roomMs
  }
}

/** The minutes of office time between two moments; 0 if the second is not the later one. */
export function officeMinutesBetween(office: Office, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()]
  let sumMs = 0
  for (let day = dayOf(start); day <= dayOf(end); day++) {
    const { hours } = office.day(day)
    if (hours) sumMs += Math.max(0, Math.min(hours.closes, end) - Math.max(hours.opens, start))
  }
  return sumMs / minuteMs
}

interface TimeLeft {
  isLate: boolean
  /** Minutes of office time until the answer is due, or since it was. */
  minutes: number
}

/** How much office time there is until an answer is due, or how late it is. */
export function timeLeftFor(office: Office, due: Date, now: Date): TimeLeft {
  const isLate = due <= now
  return {
    isLate,
    minutes: isLate ? officeMinutesBetween(office, due, now) : officeMinutesBetween(office, now, due),
  }
}

/** Counts the days of Nepal. */
const dayOf = (time: number) => Math.floor((time + nepalOffsetMs) / dayMs)
