import type { Language } from './language.ts'
import { fromDevanagariDigits, inDigitsOf } from './numbers.ts'

const countryCode = '+977'
/** Operators open new number ranges and numbers are ported, so only the length and the first digits decide. */
const mobile = /^9\d{9}$/
const landline = /^[1-9]\d{7}$/
const tollFree = /^1(?:660|800)\d{7}$/

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

/** "984-1234567", "01-4412345", "061-520123"; a number that is not Nepali is returned as it was typed. */
export function formatPhone(input: string, language: Language): string {
  const e164 = toE164(input)
  if (!e164) return input.trim()
  return inDigitsOf(language, e164.startsWith(countryCode) ? grouped(e164.slice(countryCode.length)) : e164)
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
  if (tollFree.test(national)) return `${national.slice(0, 4)}-${national.slice(4)}`
  const areaLength = national.startsWith('1') ? 1 : 2
  return `0${national.slice(0, areaLength)}-${national.slice(areaLength)}`
}
