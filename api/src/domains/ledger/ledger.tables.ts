import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant, number64 } from '#platform/db/columns.ts'

/** What happened, once: the key says what, so that nothing is entered twice. */
export const ledgerPostings = pgTable('ledger_postings', {
  id: number64().primaryKey().generatedByDefaultAsIdentity(),
  /** As `delivered 31`. */
  key: text().notNull().unique(),
  orderId: number64().notNull(),
  at: instant().notNull().defaultNow(),
})

/** Every rupee twice; the lines of a posting come to nothing. Lines are never changed. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    postingId: number64()
      .notNull()
      .references(() => ledgerPostings.id),
    position: smallint().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    /** Whose: a shopper, a vendor, a gateway. */
    owner: text().notNull().default(''),
    /** Paisa; what they hold for us or owe us is above nothing, what we owe them below. */
    amount: number64().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postingId, t.position] }),
    index('ledger_lines_owner').on(t.account, t.owner, t.postingId),
    check('ledger_lines_amount', sql`${t.amount} <> 0`),
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
