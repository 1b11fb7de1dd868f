import {
  elsewhere,
  remote,
  remoteDistricts,
  valley,
  valleyDistricts,
  type Delivery,
} from './delivery.rates.ts'

/** The delivery fee to a district, the days it adds, and the highest amount in cash at the door there. */
export function deliveryOf(district: string): Delivery {
  if (valleyDistricts.includes(district)) return valley
  return remoteDistricts.includes(district) ? remote : elsewhere
}

/** The fee for goods of this value after their discount. */
export const feeFor = ({ feePaisa, freeFromPaisa }: Delivery, goodsPaisa: number) =>
  freeFromPaisa !== null && goodsPaisa >= freeFromPaisa ? 0 : feePaisa

/**
 * Divides a total in proportion to values, into whole paisa that add up to the total exactly. What is left
 * after rounding down goes to the largest remainders, and to the first of equal ones. If all values are 0, the
 * parts are equal.
 */
export function shareByValue(totalPaisa: number, values: readonly number[]): number[] {
  if (values.length === 0) return []
  const sum = values.reduce((a, b) => a + b, 0)
  const weights = sum > 0 ? values : values.map(() => 1)
  const whole = BigInt(sum > 0 ? sum : values.length)
  const parts = weights.map((weight, at) => {
    const exact = BigInt(totalPaisa) * BigInt(weight)
    return { at, share: Number(exact / whole), rest: exact % whole }
  })
  const left = totalPaisa - parts.reduce((a, { share }) => a + share, 0)
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  for (const part of byRest.slice(0, left)) part.share += 1
  return parts.map(({ share }) => share)
}
