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
const dayAfterTable = monthStarts.at(-1)!

/**
 * Years after the last published one are forecast by repeating the last four, because four years together
 * always had 1461 days. A forecast month may be a day off, but every later day has a date and a fiscal year.
 */
const cycleYears = 4
const cycleDays = dayAfterTable - monthStarts.at(-1 - cycleYears * 12)!

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

/** How many cycles of four years a year lies after the table. */
const cyclesAfterTable = (year: number) => Math.max(0, Math.ceil((year - lastPublishedBsYear) / cycleYears))

/** Days in a month (29 to 32); undefined for a month that does not exist and before 2000 BS. */
export function daysInBsMonth(year: number, month: number): number | undefined {
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined
  const at = (year - cyclesAfterTable(year) * cycleYears - firstBsYear) * 12 + month - 1
  const start = monthStarts[at]
  const end = monthStarts[at + 1]
  return start === undefined || end === undefined ? undefined : end - start
}

/** Undefined before 2000 BS. */
export function adToBs({ year, month, day }: CalendarDate): BsDate | undefined {
  const counted = Date.UTC(year, month - 1, day) / dayMs - firstDay
  const cycles = Math.max(0, Math.floor((counted - dayAfterTable) / cycleDays) + 1)
  const at = counted - cycles * cycleDays
  const next = monthStarts.findIndex((start) => start > at)
  const start = monthStarts[next - 1]
  if (start === undefined) return undefined
  const bsYear = firstBsYear + Math.floor((next - 1) / 12) + cycles * cycleYears
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
  const cycles = cyclesAfterTable(year)
  const start = monthStarts[(year - cycles * cycleYears - firstBsYear) * 12 + month - 1] ?? 0
  const date = new Date((firstDay + start + cycles * cycleDays + day - 1) * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The BS day in Kathmandu at an instant. */
export function bsDateOf(instant: Instant): BsDate | undefined {
  return adToBs(nepalDateParts(instant))
}

/** The same where a date binds somebody (bills, promised days): undefined for a forecast, which may be a day off. */
export function publishedBsDateOf(instant: Instant): BsDate | undefined {
  const date = bsDateOf(instant)
  return date?.isForecast ? undefined : date
}

/** "15 Kartik 2083", "२०८३ कात्तिक १५ गते" */
export function formatBsDate({ year, month, day }: CalendarDate, language: Language): string {
  const name = bsMonthNames[language][month - 1]
  return language === 'ne' ? inDigitsOf('ne', `${year} ${name} ${day} गते`) : `${day} ${name} ${year}`
}
