import { bsMonthLengths, firstBsYear, lastPublishedBsYear } from './bikram-sambat-months.ts'
import { bsMonthNames } from './calendar-names.ts'
import { nepalDateParts } from './dates.ts'
import type { CalendarDate, Instant } from './dates.ts'
import type { Language } from './language.ts'
import { inDigitsOf } from './numbers.ts'

/** A day of Bikram Sambat; a forecast lies beyond the last published almanac. */
type BsDate = CalendarDate & { isForecast: boolean }

const dayMs = 86_400_000
/** 1 Baisakh 2000 was 14 April 1943. */
const firstDay = Date.UTC(1943, 3, 14) / dayMs

const monthStarts = sumMonths()

/** The first day of every month in the table, counted from 1 Baisakh 2000, and the day after the last. */
function sumMonths(): number[] {
  const starts = [0]
  let day = 0
  for (const digit of bsMonthLengths.join('')) {
    day += digit === '9' ? 29 : 30 + Number(digit)
    starts.push(day)
  }
  return starts
}

/** Days in a month (29 to 32); undefined outside the table. */
export function daysInBsMonth(year: number, month: number): number | undefined {
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined
  const at = (year - firstBsYear) * 12 + month - 1
  const start = monthStarts[at]
  const end = monthStarts[at + 1]
  return start === undefined || end === undefined ? undefined : end - start
}

/** Undefined before 2000 BS and after the table's end. */
export function adToBs({ year, month, day }: CalendarDate): BsDate | undefined {
  const at = Date.UTC(year, month - 1, day) / dayMs - firstDay
  const next = monthStarts.findIndex((start) => start > at)
  const start = monthStarts[next - 1]
  if (start === undefined) return undefined
  const bsYear = firstBsYear + Math.floor((next - 1) / 12)
  return {
    year: bsYear,
    month: ((next - 1) % 12) + 1,
    day: at - start + 1,
    isForecast: bsYear > lastPublishedBsYear,
  }
}

/** Undefined when there is no such day. */
export function bsToAd({ year, month, day }: CalendarDate): CalendarDate | undefined {
  const length = daysInBsMonth(year, month)
  if (length === undefined || !Number.isInteger(day) || day < 1 || day > length) return undefined
  const start = monthStarts[(year - firstBsYear) * 12 + month - 1] ?? 0
  const date = new Date((firstDay + start + day - 1) * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The BS day in Kathmandu at an instant. */
export function bsDateOf(instant: Instant): BsDate | undefined {
  return adToBs(nepalDateParts(instant))
}

/** "15 Kartik 2083", "१५ कात्तिक २०८३" */
export function formatBsDate({ year, month, day }: CalendarDate, language: Language): string {
  return inDigitsOf(language, `${day} ${bsMonthNames[language][month - 1]} ${year}`)
}
