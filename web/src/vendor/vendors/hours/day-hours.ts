import { findTimesFault, minutesOfDay, type OpenTime } from '@haat/contract/domains/vendors.page.rules.ts'
import { minuteOf } from '@haat/contract/shared/office-hours.ts'

/** The hours of one weekday as they are typed: times are `HH:MM`, or empty while one is being typed. */
export interface DayHours {
  isOpen: boolean
  opens: string
  closes: string
  /** When the shop is closed in between, as for a meal. */
  pause: { from: string; to: string } | null
}

const two = (figure: number) => String(figure).padStart(2, '0')
/** The end of the day is midnight, which a clock shows as 00:00. */
const clockOf = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
const closingMinuteOf = (time: string) => minuteOf(time) || minutesOfDay

export const usualDay: DayHours = { isOpen: true, opens: '10:00', closes: '18:00', pause: null }
const dayOff: DayHours = { ...usualDay, isOpen: false }
/** Sunday to Friday, as most shops of Nepal are open. */
export const usualWeek: readonly DayHours[] = [...Array.from({ length: 6 }, () => usualDay), dayOff]

export function dayHoursOf(times: readonly OpenTime[]): DayHours {
  const [first, second] = times.toSorted((a, b) => a.opens - b.opens)
  if (!first) return dayOff
  return {
    isOpen: true,
    opens: clockOf(first.opens),
    closes: clockOf((second ?? first).closes),
    pause: second ? { from: clockOf(first.closes), to: clockOf(second.opens) } : null,
  }
}

export function timesOf({ isOpen, opens, closes, pause }: DayHours): OpenTime[] {
  if (!isOpen) return []
  const end = closingMinuteOf(closes)
  if (!pause) return [{ opens: minuteOf(opens), closes: end }]
  return [
    { opens: minuteOf(opens), closes: minuteOf(pause.from) },
    { opens: minuteOf(pause.to), closes: end },
  ]
}

/** What keeps the hours of a day from being saved. */
export function dayFault(day: DayHours): 'missing' | 'order' | 'pause' | undefined {
  if (!day.isOpen) return undefined
  const typed = [day.opens, day.closes, ...(day.pause ? [day.pause.from, day.pause.to] : [])]
  if (typed.includes('')) return 'missing'
  if (!findTimesFault(timesOf(day))) return undefined
  return findTimesFault(timesOf({ ...day, pause: null })) ? 'order' : 'pause'
}
