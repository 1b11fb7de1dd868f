import type { Language } from '../shared/language.ts'
import { inDigitsOf } from '../shared/numbers.ts'
import { addDays } from '../shared/working-days.ts'
import { nepalDay } from './home.rules.ts'

/** Rates are percent times a hundred. Where no rule says otherwise, this one holds. */
export const defaultCommissionRate = 800
/** With the VAT on it, less is taken than was paid. */
export const maxCommissionRate = 8000
/** The VAT that we have to add to our commission. A parcel from before it was added has 0. */
export const commissionVatRate = 1300

/** A rate in percent without its sign: "6.5", "६.५". */
export const formatRate = (rate: number, language: Language) => inDigitsOf(language, String(rate / 100))

/** Whom or what a rule is about; of several that hold, the first one in this order counts. */
export const commissionSubjects = ['product', 'shop', 'category', 'default'] as const
export type CommissionSubject = (typeof commissionSubjects)[number]

/** A rule that was withdrawn has never held. */
export const commissionRuleStates = ['running', 'coming', 'ended', 'withdrawn'] as const
export type CommissionRuleState = (typeof commissionRuleStates)[number]
/** The lists of rules; those that were withdrawn stand among the ended ones. */
export const commissionTabs = ['running', 'coming', 'ended'] as const
export type CommissionTab = (typeof commissionTabs)[number]

export const commissionWordsMaxLength = 200
/** A rule begins at most so many days from today. */
export const maxCommissionDaysAhead = 366
/** A shop sees so many of the rules that hold for it. */
export const maxShopRules = 100

/** Whatever was asked for before midnight is done so many minutes later, whatever happens. */
const leastMinutesBefore = 5
const minuteMs = 60_000

/** The first day whose rate can still be changed: tomorrow, or the day after it in the last minutes before midnight. */
export const firstFreeDay = (now: Date) => addDays(nepalDay(now.getTime() + leastMinutesBefore * minuteMs), 1)
export const latestBegin = (now: Date) => addDays(nepalDay(now), maxCommissionDaysAhead)

interface RuleDays {
  beginsOn: string
  endsOn: string | null
}

/** The rate of a day never changes once the day has begun, so that a rule holds for whole days. */
export const ruleStateOn = ({ beginsOn, endsOn }: RuleDays, today: string): CommissionRuleState =>
  beginsOn > today ? 'coming' : endsOn !== null && endsOn < today ? 'ended' : 'running'

const share = (amountPaisa: number, rate: number) => (BigInt(amountPaisa) * BigInt(rate)) / 10_000n

/** Our part of what was paid for goods of one rate. */
export const commissionOf = (paidPaisa: number, rate: number = defaultCommissionRate) =>
  Number(share(paidPaisa, rate))

/** The VAT on a commission, to the nearest paisa. */
export const vatOnCommission = (commissionPaisa: number, rate: number = commissionVatRate) =>
  Number((BigInt(commissionPaisa) * BigInt(rate) + 5000n) / 10_000n)

/** A line of a parcel with the number of pieces that are sold. */
export interface SoldLine {
  variantId: number
  pricePaisa: number
  quantity: number
  /** False for what the coupon of the order is not for; a line without it bears its part, as all did before coupons could choose. */
  bearsDiscount?: boolean | undefined
}

/** The value of those goods of a parcel from which its discount comes off. */
export const discountedGoods = (lines: readonly Omit<SoldLine, 'variantId'>[]) =>
  lines.reduce(
    (sum, { pricePaisa, quantity, bearsDiscount }) =>
      bearsDiscount === false ? sum : sum + pricePaisa * quantity,
    0,
  )

/**
 * What each line of a parcel bears of its discount, by variant: in proportion to its goods, rounded down from line to line
 * in the order of the variants, so that the shares always come to the discount. What the coupon is not for bears nothing.
 */
export function discountShares(lines: readonly SoldLine[], discountPaisa: number): Map<number, number> {
  const goodsPaisa = discountedGoods(lines)
  const shares = new Map<number, number>()
  let [goodsSoFar, sharedSoFar] = [0, 0]
  for (const line of lines.toSorted((a, b) => a.variantId - b.variantId)) {
    goodsSoFar += discountedGoods([line])
    const shared =
      goodsPaisa === 0 ? 0 : Number((BigInt(discountPaisa) * BigInt(goodsSoFar)) / BigInt(goodsPaisa))
    shares.set(line.variantId, shared - sharedSoFar)
    sharedSoFar = shared
  }
  return shares
}

interface CommissionedParcel {
  discountPaisa: number
  /** 0 in a parcel from before VAT was added: there the commission is of the goods before any discount. */
  commissionVatRate: number
}

/** Our commission on a parcel and the VAT on it, rounded once for all lines: of what the shopper paid for the goods. */
export function commissionOfParcel(
  { discountPaisa, commissionVatRate: vatRate }: CommissionedParcel,
  lines: readonly (SoldLine & { commissionRate: number })[],
): { commissionPaisa: number; commissionVatPaisa: number } {
  const shares = discountShares(lines, vatRate === 0 ? 0 : discountPaisa)
  const sum = lines.reduce(
    (before, { variantId, pricePaisa, quantity, commissionRate }) =>
      before + BigInt(pricePaisa * quantity - shares.get(variantId)!) * BigInt(commissionRate),
    0n,
  )
  const commissionPaisa = Number(sum / 10_000n)
  return { commissionPaisa, commissionVatPaisa: vatOnCommission(commissionPaisa, vatRate) }
}
