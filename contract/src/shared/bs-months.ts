import { bsDateOf, bsToAd, daysInBsMonth } from './bikram-sambat.ts'
import { bsMonthNames } from './calendar-names.ts'
import type { Instant } from './dates.ts'
import type { Language } from './language.ts'
import { inDigitsOf } from './numbers.ts'

/** A month of Bikram Sambat as addresses and answers name it: "2083-07" is Kartik 2083. */
export const bsMonthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
/** A fiscal year as addresses name it: "2083-84" for 2083/84. */
export const fiscalYearPattern = /^20\d\d-\d\d$/

const shrawan = 4

const pad = (number: number) => String(number).padStart(2, '0')
const partsOf = (month: string) => month.split('-').map(Number) as [year: number, month: number]
const nameOf = (year: number, month: number) => `${year}-${pad(month)}`

/** The month in Nepal at an instant. */
export function bsMonthOf(instant: Instant): string {
  const date = bsDateOf(instant)
  if (!date) throw new RangeError(`no month is known for ${String(instant)}`)
  return nameOf(date.year, date.month)
}

/** The month so many months later. */
export function addBsMonths(month: string, months: number): string {
  const [year, number] = partsOf(month)
  const at = year * 12 + number - 1 + months
  return nameOf(Math.floor(at / 12), (at % 12) + 1)
}

/** Its first and its last day by the international calendar, as "2026-10-18". */
export function daysOfBsMonth(month: string): { first: string; last: string } {
  const [year, number] = partsOf(month)
  const length = daysInBsMonth(year, number)
  if (length === undefined) throw new RangeError(`no such month: ${month}`)
  const dayOf = (day: number) => {
    const date = bsToAd({ year, month: number, day })!
    return `${date.year}-${pad(date.month)}-${pad(date.day)}`
  }
  return { first: dayOf(1), last: dayOf(length) }
}

/** "Kartik 2083", "कात्तिक २०८३" */
export function formatBsMonth(month: string, language: Language): string {
  const [year, number] = partsOf(month)
  return `${bsMonthNames[language][number - 1]} ${inDigitsOf(language, String(year))}`
}

/** "Kartik", "कात्तिक" */
export const bsMonthName = (month: string, language: Language) =>
  bsMonthNames[language][partsOf(month)[1] - 1]!

const fiscalYearFrom = (first: number) => `${first}/${pad((first + 1) % 100)}`

/** The fiscal year of a month as "2083/84"; it begins with Shrawan. */
export function fiscalYearOfMonth(month: string): string {
  const [year, number] = partsOf(month)
  return fiscalYearFrom(number >= shrawan ? year : year - 1)
}

/** The fiscal year of a day as "2083/84". */
export const fiscalYearOf = (instant: Instant) => fiscalYearOfMonth(bsMonthOf(instant))

/** "2083-84", for addresses, and back; undefined where the second year does not follow the first. */
export const fiscalYearSlug = (fiscalYear: string) => fiscalYear.replace('/', '-')
export function fiscalYearOfSlug(slug: string): string | undefined {
  const year = fiscalYearFrom(Number(slug.slice(0, 4)))
  return fiscalYearSlug(year) === slug ? year : undefined
}

/** The twelve months of a fiscal year, Shrawan first. */
export function monthsOfFiscalYear(fiscalYear: string): string[] {
  const first = nameOf(Number(fiscalYear.slice(0, 4)), shrawan)
  return Array.from({ length: 12 }, (_, at) => addBsMonths(first, at))
}
