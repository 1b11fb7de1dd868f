import {
  cleanCouponCode,
  couponCodeMaxLength,
  couponCodeMinLength,
  couponCodePattern,
  maxCouponMinimumPaisa,
  maxCouponPaisa,
  maxCouponPercent,
  maxCouponUses,
} from '@haat/contract/domains/coupons.rules.ts'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'

const minPaisa = 100
/** What stands for a text that is no number; no limit allows it. */
const wrong = Number.NaN

/** An amount of rupees in paisa: null where nothing is typed, and no number where it is no amount. */
export const readPaisa = (typed: string) => (typed.trim() === '' ? null : (parseRupees(typed) ?? wrong))

/** A whole number, also in Nepali digits. */
export function readWhole(typed: string): number | null {
  const plain = fromDevanagariDigits(typed).replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^\d{1,9}$/.test(plain) ? Number(plain) : wrong
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most

export const isDiscountPaisa = (paisa: number) => isWithin(paisa, minPaisa, maxCouponPaisa)
export const isMinimumPaisa = (paisa: number) => isWithin(paisa, 0, maxCouponMinimumPaisa)
export const isPercent = (percent: number) => isWithin(percent, 1, maxCouponPercent)
export const isLimit = (limit: number | null) => limit === null || isWithin(limit, 1, maxCouponUses)

export type CodeFault = 'codeRequired' | 'codeShort' | 'codeLong' | 'codeInvalid'
export function findCodeFault(typed: string): CodeFault | undefined {
  const code = cleanCouponCode(typed)
  if (code === '') return 'codeRequired'
  if (!couponCodePattern.test(code)) return 'codeInvalid'
  if (code.length < couponCodeMinLength) return 'codeShort'
  return code.length > couponCodeMaxLength ? 'codeLong' : undefined
}
