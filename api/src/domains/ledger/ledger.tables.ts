import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant, number64 } from '#platform/database/columns.ts'

/** One event of the ledger. Its key names the event, so that nothing is posted twice. */
export const ledgerPostings = pgTable('ledger_postings', {
  id: number64().primaryKey().generatedByDefaultAsIdentity(),
  /** For example `delivered 31`. */
  key: text().notNull().unique(),
  orderId: number64().notNull(),
  at: instant().notNull().defaultNow(),
})

/** Double entry: the lines of a posting sum up to 0. Lines are never changed. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    postingId: number64()
      .notNull()
      .references(() => ledgerPostings.id),
    position: smallint().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    /** The shopper, vendor or gateway that the account belongs to. */
    owner: text().notNull().default(''),
    /** Positive is what the owner holds for us or owes us, negative what we owe the owner. */
    amountPaisa: number64('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postingId, t.position] }),
    index('ledger_lines_owner').on(t.account, t.owner, t.postingId),
    check('ledger_lines_amount', sql`${t.amountPaisa} <> 0`),
  ],
)

export type LedgerAccount =
  | 'shopper'
  | 'vendor'
  | 'courier'
  | 'gateway'
  | 'bank'
  | 'commission'
  | 'delivery'
  | 'coupons'
