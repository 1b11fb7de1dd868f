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
/** "••••0123": all that anybody is shown of a number, but for whoever sends money there. */
export const maskAccountNumber = (accountNumber: string) =>
  accountNumber === '' ? '' : `••••${accountNumber.slice(-shownFigures)}`

/**
 * - proposed: worked out on a Tuesday, or for one shop by hand; it covers entries of the shop's books
 * - approved: as many people as it needs have said yes
 * - sent: the bank or the wallet has it, under a reference
 * - failed: it came back; what it covered can be paid again
 * - withdrawn: it was not sent; what it covered can be paid again
 */
export const payoutSteps = ['proposed', 'approved', 'sent', 'failed', 'withdrawn'] as const
export type PayoutStep = (typeof payoutSteps)[number]

/** Rs. 2,00,000: above it two people approve. */
const twoPeopleAbovePaisa = 200_000_00
export const peopleNeeded = (amountPaisa: number) => (amountPaisa > twoPeopleAbovePaisa ? 2 : 1)
export const maxApprovedAtOnce = 100

/** Why money came back. Owners read it in their language, and the words of staff as they were written. */
export const failReasons = ['number', 'name', 'closed', 'bank', 'other'] as const
export type FailReason = (typeof failReasons)[number]
export const payoutWordsMaxLength = 300
export const payoutReferenceMaxLength = 40
/** How many of the entries that a payout covers are listed. */
export const maxCoveredShown = 200
/** What was sent, failed or withdrawn is counted for this long. */
export const payoutSumDays = 30

/**
 * Why a payout cannot be approved or sent as it is.
 * - balance: a refund came meanwhile, and the shop is owed less than it, or less of that is payable yet
 * - account: the account that it was meant for is no longer in force
 * - newAccount: the account is younger than 48 hours
 */
export const payoutProblems = ['balance', 'account', 'newAccount'] as const
export type PayoutProblem = (typeof payoutProblems)[number]

/** "P-0318" */
export const payoutNumber = (id: number) => `P-${String(id).padStart(4, '0')}`
const numberPattern = /^P-(\d{4,15})$/
export const payoutIdOf = (number: string) => {
  const figures = numberPattern.exec(number)?.[1]
  return figures === undefined ? undefined : Number(figures)
}
