import { toPlainFigures } from '../shared/plain-figures.ts'

export const payoutKinds = ['bank', 'esewa', 'khalti'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export const bankMaxLength = 80
export const accountNameMaxLength = 120

/** How long a new account waits before money goes there: owners who did not want it have time to stop it. */
export const payoutWaitHours = 48

/**
 * - waiting: it begins at a time that is still to come
 * - in-force: money goes there now
 * - replaced: it was in force until another one began
 * - cancelled: an owner stopped it before it began
 * - unreadable: the key that it was encrypted with is lost
 */
export const payoutStates = ['waiting', 'in-force', 'replaced', 'cancelled', 'unreadable'] as const
export type PayoutState = (typeof payoutStates)[number]

/** An account number has figures, and some banks put letters before them. */
const accountPattern = /^[A-Z0-9]{6,24}$/
/** The form in which an account number is stored, from anything a person types; undefined when it is none. */
export function toAccountNumber(typed: string): string | undefined {
  const compact = toPlainFigures(typed).toUpperCase()
  return accountPattern.test(compact) ? compact : undefined
}

const walletPattern = /^9\d{9}$/
/** A wallet has the number of a mobile phone; the numbers of bank accounts have no such form. */
export const fitsKind = (kind: PayoutKind | null, accountNumber: string) =>
  kind === null || kind === 'bank' || walletPattern.test(accountNumber)

const shownFigures = 4
/** "••••0123": all that anybody is ever shown of a number. */
export const maskAccountNumber = (accountNumber: string) =>
  accountNumber === '' ? '' : `••••${accountNumber.slice(-shownFigures)}`
