import { adToBs, bsToAd, daysInBsMonth } from '../shared/bikram-sambat.ts'
import { nepalDateParts, type CalendarDate } from '../shared/dates.ts'
import { addDays } from '../shared/working-days.ts'

/** The periods that figures are told for. Months and years are calendars', the others end with the chosen day. */
export const periods = ['days7', 'days30', 'bsMonth', 'adMonth', 'fiscalYear'] as const
export type Period = (typeof periods)[number]

export const calendars = ['bs', 'ad'] as const
export type Calendar = (typeof calendars)[number]

/** What a page of the shop is about when its visits are counted. */
export const visitKinds = ['product', 'service'] as const
export type VisitKind = (typeof visitKinds)[number]

/** From the first to the last day, both included, as `YYYY-MM-DD` in Nepal. */
export interface Span {
  from: string
  to: string
}

/** Before this day there is nothing to tell. */
export const firstFiguresDay = '2015-01-01'
/** Fewer visits than this say nothing about how many of them become orders. */
export const leastVisits = 20
/** How many things the lists of what sells well and badly name. */
export const maxThingsShown = 5
/** How many months the sales of all shops are shown for. */
export const monthsShown = 12

const shrawan = 4
const partsOf = (day: string): CalendarDate => nepalDateParts(day)
const textOf = ({ year, month, day }: CalendarDate) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const daysBetween = ({ from, to }: Span) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

export const bsOf = (day: string): CalendarDate => adToBs(partsOf(day))!

function bsDay(year: number, month: number, day: number): string {
  const at = { year: year + Math.floor((month - 1) / 12), month: ((((month - 1) % 12) + 12) % 12) + 1 }
  return textOf(bsToAd({ ...at, day: Math.min(day, daysInBsMonth(at.year, at.month)!) })!)
}

/** The month in which a day lies, so many months later or, with a negative number, earlier. */
export function monthOf(calendar: Calendar, day: string, later = 0): Span {
  if (calendar === 'bs') {
    const { year, month } = bsOf(day)
    return { from: bsDay(year, month + later, 1), to: addDays(bsDay(year, month + later + 1, 1), -1) }
  }
  const { year, month } = partsOf(day)
  return {
    from: textOf({ year, month: month + later, day: 1 }),
    to: textOf({ year, month: month + later + 1, day: 0 }),
  }
}

/** The year in which a day lies: the fiscal year from 1 Shrawan on, or the one from 1 January. */
export function yearOf(calendar: Calendar, day: string, later = 0): Span {
  if (calendar === 'ad') {
    const year = partsOf(day).year + later
    return { from: textOf({ year, month: 1, day: 1 }), to: textOf({ year, month: 12, day: 31 }) }
  }
  const { year, month } = bsOf(day)
  const first = (month >= shrawan ? year : year - 1) + later
  return { from: bsDay(first, shrawan, 1), to: addDays(bsDay(first + 1, shrawan, 1), -1) }
}

/** The same day of the calendar a year before; the last of its month where that month was shorter. */
export function yearBefore(calendar: Calendar, day: string): string {
  if (calendar === 'bs') {
    const at = bsOf(day)
    return bsDay(at.year - 1, at.month, at.day)
  }
  const { year, month, day: date } = partsOf(day)
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate()
  return textOf({ year: year - 1, month, day: Math.min(date, last) })
}

const lengths = { days7: 7, days30: 30 } as const

/** The period in which a day lies, or which ends with it. */
export function periodOf(period: Period, day: string): Span {
  if (period === 'fiscalYear') return yearOf('bs', day)
  if (period === 'bsMonth') return monthOf('bs', day)
  if (period === 'adMonth') return monthOf('ad', day)
  return { from: addDays(day, 1 - lengths[period]), to: day }
}

/** The period before this one. */
export const periodBefore = (period: Period, { from }: Span): Span => periodOf(period, addDays(from, -1))

/**
 * What a period is compared with while it runs: as much of the period before as has passed of this one, so that a month
 * of which three days are over is not held against a whole one.
 */
export function comparedPart(period: Period, span: Span, today: string): Span {
  const before = periodBefore(period, span)
  if (today >= span.to) return before
  const to =
    period === 'fiscalYear'
      ? yearBefore('bs', today)
      : addDays(before.from, daysBetween({ from: span.from, to: today }))
  return { from: before.from, to: to < before.to ? to : before.to }
}

/** The bars of a chart of the period: its days, or the months of a year. */
export function barsOf(period: Period, span: Span): Span[] {
  if (period === 'fiscalYear') return Array.from({ length: 12 }, (_, at) => monthOf('bs', span.from, at))
  return Array.from({ length: daysBetween(span) + 1 }, (_, at) => {
    const day = addDays(span.from, at)
    return { from: day, to: day }
  })
}

/** How many of a hundred; null where there is nothing to compare with. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? (100 * part) / whole : null

/** By how many percent it is more than before, rounded; null where there was nothing before. */
export const changeSince = (now: number, before: number): number | null =>
  before > 0 ? Math.round((100 * (now - before)) / before) : null

interface Conversion {
  productVisits: number | null
  ordersWhileCounted: number
}
/** Orders of a hundred visits to products, to one decimal, or two below one; null where too few visits were counted. */
export function conversionOf({ productVisits, ordersWhileCounted }: Conversion): number | null {
  if (productVisits === null || productVisits < leastVisits) return null
  const ofHundred = (100 * ordersWhileCounted) / productVisits
  const steps = ofHundred < 1 ? 100 : 10
  return Math.round(ofHundred * steps) / steps
}
