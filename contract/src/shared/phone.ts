import type { Language } from './language.ts'
import { fromDevanagariDigits, inDigitsOf } from './numbers.ts'

const countryCode = '+977'
/** The length decides whether something is a number at all: operators open new blocks, and numbers are ported. */
const mobile = /^9\d{9}$/
const landline = /^[1-9]\d{7}$/
const tollFree = /^1(?:660|800)\d{7}$/

/** Blocks that operators have opened: 960-963, 970-972, 974-976, 980-982, 984-986, 988. */
const knownMobile = /^9(?:6[0-3]|7[0-24-6]|8[0-24-68])/
/** Kathmandu valley (01), its neighbours (010, 011), and the area codes of two digits; none has 98. */
const knownLandline =
  /^(?:1[0-1456]|(?:2[13-79]|3[135-8]|4[146-9]|5[135-7]|6[13-9]|7[15-9]|8[1-46-9]|9[1-7])[2-6]|99[02-6])/

/** E.164 from anything a person in Nepal types; undefined when it cannot be a telephone number. */
export function toE164(input: string): string | undefined {
  const compact = fromDevanagariDigits(input)
    .replace(/[\s\u00a0().\-–—/]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d+$/.test(compact)) return undefined
  if (compact.startsWith('+') && !compact.startsWith(countryCode)) return foreign(compact)
  const national = nationalPart(compact)
  return national && countryCode + national
}

/** "984-1234567", "01-4412345", "061-520123", "1660-01-23456"; a number that is not Nepali is returned as it was typed. */
export function formatPhone(input: string, language: Language): string {
  const e164 = toE164(input)
  if (!e164) return input.trim()
  return inDigitsOf(language, e164.startsWith(countryCode) ? grouped(e164.slice(countryCode.length)) : e164)
}

/**
 * Whether a form should ask "Is this right?": it could be a number of Nepal, but no block of mobile numbers and no
 * area code that we know begins like it. Such a number is never refused. Foreign numbers are not doubted.
 */
export function isDoubtfulPhone(input: string): boolean {
  const e164 = toE164(input)
  if (!e164?.startsWith(countryCode)) return false
  const national = e164.slice(countryCode.length)
  if (tollFree.test(national)) return false
  return !(mobile.test(national) ? knownMobile : knownLandline).test(national)
}

function nationalPart(compact: string): string | undefined {
  const afterCode = compact.replace(/^\+977/, '')
  const withoutCode = /^977\d{8,11}$/.test(afterCode) ? afterCode.slice(3) : afterCode
  const national = withoutCode.replace(/^0/, '')
  return [mobile, landline, tollFree].some((form) => form.test(national)) ? national : undefined
}

function foreign(compact: string): string | undefined {
  return /^\+[1-9]\d{7,14}$/.test(compact) ? compact : undefined
}

function grouped(national: string): string {
  if (mobile.test(national)) return `${national.slice(0, 3)}-${national.slice(3)}`
  if (tollFree.test(national)) {
    return `${national.slice(0, 4)}-${national.slice(4, 6)}-${national.slice(6)}`
  }
  const areaLength = /^1[^01]/.test(national) ? 1 : 2
  return `0${national.slice(0, areaLength)}-${national.slice(areaLength)}`
}
