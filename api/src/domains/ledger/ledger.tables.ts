import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { EntryKind, VendorLineKind } from '@haat/contract/domains/ledger.rules.ts'
import { sql } from 'drizzle-orm'
import { instant, number64 } from '#platform/database/columns.ts'

/** One event of the ledger. Its key names the event, so that nothing is posted twice. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    /** For example `delivered 31`. */
    key: text().notNull().unique(),
    /** Null for cash of many orders together. */
    orderId: number64(),
    /** The parcel that it is about, if it is about one. */
    parcelId: number64(),
    /** From which day on what the shop gets by it may be paid out. */
    payableOn: date(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [index('ledger_postings_order').on(t.orderId).concurrently()],
)

/** Double entry: the lines of a posting sum up to 0. Lines are never changed. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    postingId: number64()
      .notNull()
      .references(() => ledgerPostings.id),
    position: smallint().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    /** The shopper, vendor, courier or gateway that the account belongs to; a difference also of the `box`. */
    owner: text().notNull().default(''),
    /** Positive is what the owner holds for us or owes us, negative what we owe the owner. */
    amountPaisa: number64('amount').notNull(),
    /** What a line of a shop is about; null in lines from before it was recorded, and in those of all others. */
    kind: text().$type<VendorLineKind>(),
  },
  (t) => [
    primaryKey({ columns: [t.postingId, t.position] }),
    index('ledger_lines_owner').on(t.account, t.owner, t.postingId),
    check('ledger_lines_amount', sql`${t.amountPaisa} <> 0`),
  ],
)

/** What Haat owes each shop. A trigger of the ledger writes it; whoever locks the row decides about the shop's money. */
export const vendorAccounts = pgTable('vendor_accounts', {
  vendorId: number64().primaryKey(),
  balancePaisa: number64().notNull(),
  /** The number of its last entry. */
  entryCount: integer().notNull(),
  lastAt: instant().notNull(),
  /** The last day of the last month that was closed: no entry is written before its end. */
  closedUntil: date(),
})

/**
 * The books of a shop: an entry is all that one posting did to it, in the shop's own sign (positive is what it gets). A trigger
 * of the ledger writes them. Nothing is ever changed but the payout that covers an entry.
 */
export const vendorEntries = pgTable(
  'vendor_entries',
  {
    vendorId: number64().notNull(),
    /** Without a gap per shop. */
    number: integer().notNull(),
    /** Null for what was written before there were entries. */
    postingId: number64(),
    kind: text().$type<EntryKind>().notNull(),
    parcelId: number64(),
    /** The payout that this entry is. */
    payoutId: number64(),
    /** Never before the entry before it. */
    at: instant().notNull(),
    /** Of `at`, in Nepal. */
    day: date().notNull(),
    amountPaisa: number64().notNull(),
    balanceAfterPaisa: number64().notNull(),
    /** From which day on it may be paid out; null for payouts. */
    payableOn: date(),
    /** The payout that covers it. */
    paidBy: number64(),
    /** Its lines and what it is about, as they were when it was written; null in entries from before it was recorded. */
    about: jsonb().$type<EntryAbout>(),
  },
  (t) => [
    primaryKey({ name: 'vendor_entries_pkey', columns: [t.vendorId, t.number] }),
    uniqueIndex('vendor_entries_once')
      .on(t.postingId, t.vendorId)
      .where(sql`${t.postingId} is not null`),
    index('vendor_entries_day').on(t.vendorId, t.day, t.number),
    // Its migration includes the amount, so that a sum reads the index alone.
    index('vendor_entries_unpaid')
      .on(t.vendorId, t.payableOn)
      .where(sql`${t.paidBy} is null and ${t.payableOn} is not null`),
    index('vendor_entries_paid')
      .on(t.paidBy)
      .where(sql`${t.paidBy} is not null`),
    index('vendor_entries_parcel')
      .on(t.parcelId)
      .where(sql`${t.parcelId} is not null`),
    check('vendor_entries_kind', sql`${t.kind} in ('opening', 'sale', 'refund', 'payout', 'payoutBack')`),
    check('vendor_entries_posting', sql`(${t.postingId} is null) = (${t.kind} = 'opening')`),
    check(
      'vendor_entries_payable',
      sql`(${t.payableOn} is null) = (${t.kind} in ('payout', 'payoutBack')) and (${t.paidBy} is null or ${t.payableOn} is not null)`,
    ),
  ],
)

/** What the function `vendor_entry_about` makes of a posting. */
export interface EntryAbout {
  /** The lines of the shop, in the shop's own sign. */
  lines: ShopLine[]
  /** The parcel, and what came back of it where the entry is a refund: in the words of whoever posted it. */
  parcel: unknown
  refund: unknown
}

export interface ShopLine {
  kind: VendorLineKind | null
  amountPaisa: number
}

export type LedgerAccount =
  | 'shopper'
  | 'vendor'
  | 'pending'
  | 'vat'
  | 'courier'
  /** What shops alone say that a courier took; the owner is the courier. */
  | 'said'
  | 'gateway'
  | 'bank'
  | 'cash'
  | 'difference'
  | 'loss'
  | 'commission'
  | 'delivery'
  | 'coupons'
