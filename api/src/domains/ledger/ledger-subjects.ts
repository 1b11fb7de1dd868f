import type { SQL } from 'drizzle-orm'
import type { EntryLine, LedgerEntry, ShopBalance } from '@haat/contract/domains/ledger.ts'

/** What an entry about a parcel says beside its sums. */
export interface EntryParcel {
  parcel: NonNullable<LedgerEntry['parcel']>
  /** Of what the commission was taken or is given back, by rate. */
  commissionRates: EntryLine['rates']
  /** The rate of the VAT on the commission; 0 for parcels from before it was added. */
  vatRate: number
}

/** The next payout as far as it is known: what goes out is in the books. */
export interface NextPayout {
  account: ShopBalance['nextPayout']['account']
  /** Whether the account is younger than 48 hours on that day. */
  isNewAccount: boolean
  /** Whether a payout to the account came back, and nobody has decided about it yet. */
  hasFailed: boolean
  open: ShopBalance['openPayout']
}

/**
 * What the books are about: parts of the statements that read them, and how their answers are shown. Implemented by orders and
 * payouts, which write the books and which the ledger does not import.
 */
export interface LedgerSubjects {
  /** What an entry says of its parcel and of what came back; undefined for what is about no parcel. */
  viewParcel(parcel: unknown, refund: unknown): EntryParcel | undefined
  /** The account and the open payout of a row of `vendor_accounts`, with the placeholders `run` and `oldest`. */
  payoutPart: SQL<unknown>
  /** The day of the next run of payouts, when it begins, and the youngest account that it uses. */
  nextRun(now: Date): { day: string; run: string; oldest: string }
  viewPayout(payout: unknown): NextPayout
}
