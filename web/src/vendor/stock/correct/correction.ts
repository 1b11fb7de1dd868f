import { maxOnHand, signOfReason, type CorrectionReason } from '@haat/contract/domains/stock.rules.ts'
import type { StockCorrection } from '@haat/contract/domains/stock.ts'
import { readAmount } from '../read-amount.ts'

export type Direction = 'more' | 'fewer'

/** What a person has chosen and typed. */
interface Entry {
  reason: CorrectionReason
  /** Asked for where the reason does not say it. */
  direction: Direction
  amount: string
}

const signOf = ({ reason, direction }: Entry) => signOfReason[reason] ?? (direction === 'more' ? 1 : -1)

/** How many are on hand after it; undefined while that cannot be said. */
export function afterCorrection(entry: Entry, onHand: number): number | undefined {
  const amount = readAmount(entry.amount)
  if (amount === undefined) return undefined
  const after = entry.reason === 'counted' ? amount : onHand + signOf(entry) * amount
  return after >= 0 && after <= maxOnHand ? after : undefined
}

/** The name of the text that says what is wrong with the amount. */
export function problemOf(entry: Entry, onHand: number) {
  if (entry.amount.trim() === '') return 'amountRequired'
  const amount = readAmount(entry.amount)
  if (amount === undefined) return 'amountInvalid'
  if (amount === 0 && entry.reason !== 'counted') return 'amountRequired'
  if (afterCorrection(entry, onHand) !== undefined) return undefined
  return entry.reason === 'counted' || signOf(entry) > 0 ? 'amountHigh' : 'amountLow'
}

/** The body of the call, of an entry that has no problem. */
export function correctionOf(entry: Entry, seenOnHand: number, words: string): StockCorrection {
  const amount = readAmount(entry.amount) ?? 0
  const { reason } = entry
  if (reason === 'counted') return { reason, counted: amount, seenOnHand, words }
  return { reason, change: signOf(entry) * amount, words }
}
