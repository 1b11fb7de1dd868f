import {
  faultOfParticular,
  leastAmountPaisa,
  mostAmountPaisa,
  type Particular,
} from '@haat/contract/domains/catalogue.particulars.ts'
import type { ImportProblemCode } from '@haat/contract/domains/imports.rules.ts'
import { bsToAd, daysInBsMonth } from '@haat/contract/shared/bikram-sambat.ts'
import { countries } from '@haat/contract/shared/countries.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'

/** What a cell says, or what is wrong with it and how it could be mended. */
export type Read<T> = { value: T } | { code: ImportProblemCode; data?: Record<string, string>; mend?: string }

const spreadsheetError = /^#(REF|N\/A|NAME|VALUE|DIV\/0|NUM|NULL|SPILL)[!?]?$/i
export const isUnreadable = (text: string) => spreadsheetError.test(text)

const figures = (text: string) =>
  fromDevanagariDigits(text)
    .replace(/^\u2212/, '-')
    .replace(/(?<=\d),(?=\d)/g, '')
    .trim()

/** An amount of rupees as paisa. Only the figure is taken; what stands around it is named, with the figure as its mend. */
export function readRupees(text: string, min: number, max: number): Read<number> {
  const plain = figures(text)
  const isFigure = /^-?\d+(\.\d+)?$/.test(plain)
  const paisa = isFigure ? Math.round(Number(plain) * 100) : parseRupees(text)
  if (paisa === undefined) return { code: 'not-a-number' }
  if (!isFigure)
    return { code: 'not-a-number', ...(paisa >= min && paisa <= max && { mend: rupeesText(paisa) }) }
  if (/\.\d{3,}$/.test(plain)) return { code: 'not-a-number', mend: rupeesText(paisa) }
  if (paisa < min) return { code: 'too-low', data: { min: rupeesText(min) } }
  return paisa > max ? { code: 'too-high', data: { max: rupeesText(max) } } : { value: paisa }
}

/** Rupees as a cell holds them: 2350 or 2350.50. */
export const rupeesText = (paisa: number) =>
  paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2)

export function readWhole(text: string, min: number, max: number): Read<number> {
  const plain = figures(text)
  const found = /-?\d+(?:\.\d+)?/.exec(plain)?.[0]
  if (found === undefined) return { code: 'not-a-number' }
  const number = Number(found)
  const isWithin = number >= min && number <= max
  if (found !== plain)
    return { code: 'not-a-number', ...(Number.isInteger(number) && isWithin && { mend: found }) }
  if (!Number.isInteger(number)) return { code: 'not-whole', mend: String(Math.round(number)) }
  if (number < min)
    return { code: 'too-low', data: { min: String(min) }, ...(number < 0 && { mend: String(min) }) }
  return number > max ? { code: 'too-high', data: { max: String(max) } } : { value: number }
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'हो', 'छ'])
const no = new Set(['no', 'n', 'false', '0', 'होइन', 'छैन'])

export function readYesNo(text: string): Read<boolean> {
  const word = fromDevanagariDigits(text).toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : { code: 'yes-or-no' }
}

/** Years from here on are of Bikram Sambat. */
const firstBsYear = 2050
const two = (number: number) => String(number).padStart(2, '0')

/** A day as 2026-12-15, or of Bikram Sambat as 2083-08-29; the answer is of the common era. */
export function readDay(text: string): Read<string> {
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(figures(text))
  if (!match) return { code: 'not-a-day' }
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const isBs = year >= firstBsYear
  const days = isBs
    ? daysInBsMonth(year, month)
    : month >= 1 && month <= 12
      ? new Date(Date.UTC(year, month, 0)).getUTCDate()
      : undefined
  if (days === undefined || day < 1) return { code: 'not-a-day' }
  if (day > days)
    return {
      code: 'no-such-day',
      data: { month: `${year}-${two(month)}`, days: String(days) },
      mend: `${year}-${two(month)}-${two(days)}`,
    }
  const found = isBs ? bsToAd({ year, month, day })! : { year, month, day }
  return { value: `${found.year}-${two(found.month)}-${two(found.day)}` }
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A value of a particular that is not words. */
export function readParticular(particular: Particular, text: string): Read<string> {
  const value = readers[particular.kind](text, particular)
  if (value === undefined) return { code: faultCodes[particular.kind] }
  if (particular.kind === 'amount') {
    const read = readRupees(text, leastAmountPaisa, mostAmountPaisa)
    return 'value' in read ? { value: String(read.value) } : read
  }
  return faultOfParticular(particular, value) ? { code: faultCodes[particular.kind] } : { value }
}

const faultCodes = {
  text: 'too-long',
  choice: 'not-a-choice',
  amount: 'not-a-number',
  duration: 'not-a-duration',
  country: 'not-a-country',
} as const satisfies Record<Particular['kind'], ImportProblemCode>

const readers: Record<Particular['kind'], (text: string, particular: Particular) => string | undefined> = {
  text: (text) => text,
  amount: (text) => text,
  choice: (text, { choices }) =>
    choices.find(({ key, name }) => [key, name.en, name.ne].some((known) => same(known, text)))?.key,
  duration(text) {
    const plain = figures(text)
    if (/^P\d{1,3}[DMY]$/.test(plain)) return plain
    if (/^(no |none|0$|does not)|छैन|सकिँदैन/i.test(plain)) return 'P0D'
    const match = /^(\d{1,3})\s*(d|day|days|दिन|m|month|months|महिना|y|year|years|वर्ष)$/i.exec(plain)
    return match ? `P${match[1]}${unitOf(match[2]!.toLowerCase())}` : undefined
  },
  country(text) {
    const [, country = '', place] = /^([^:(]+)(?:[:(]\s*([^)]+)\)?)?$/.exec(text) ?? []
    const district = (word: string) =>
      districts.find(({ slug, name }) => [slug, name.en, name.ne].some((known) => same(known, word)))?.slug
    const known = countries.find(({ code, name }) =>
      [code, name.en, name.ne].some((one) => same(one, country)),
    )
    if (known && place === undefined) return known.code
    if (known?.code === 'np') return district(place!) && `np:${district(place!)}`
    return known || place !== undefined ? undefined : district(country) && `np:${district(country)}`
  },
}

const unitOf = (word: string) =>
  word.startsWith('d') || word === 'दिन' ? 'D' : word.startsWith('m') || word === 'महिना' ? 'M' : 'Y'
