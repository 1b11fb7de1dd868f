import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LedgerMonth } from '@haat/contract/domains/ledger.ts'
import { instant, number64 } from '#platform/database/columns.ts'
import type { CommissionBill } from './bill/commission-bill.ts'

/** A month of a shop that is closed. A row is never changed: what comes later belongs to the running month. */
export const vendorMonths = pgTable(
  'vendor_months',
  {
    vendorId: number64().notNull(),
    /** "2083-07" */
    bsMonth: text().notNull(),
    openingPaisa: number64().notNull(),
    closingPaisa: number64().notNull(),
    sums: jsonb().$type<LedgerMonth['sums']>().notNull(),
    /** All three are null for a month without commission. Bills are numbered without a gap in each fiscal year. */
    billFiscalYear: text(),
    billNumber: integer(),
    bill: jsonb().$type<CommissionBill>(),
    closedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'vendor_months_pkey', columns: [t.vendorId, t.bsMonth] }),
    uniqueIndex('vendor_months_bill')
      .on(t.billFiscalYear, t.billNumber)
      .where(sql`${t.billNumber} is not null`),
    check('vendor_months_month', sql`${t.bsMonth} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
    check(
      'vendor_months_bill_whole',
      sql`num_nulls(${t.billFiscalYear}, ${t.billNumber}, ${t.bill}) in (0, 3)`,
    ),
  ],
)

/** The last number of Haat's bills in each fiscal year. */
export const commissionBillCounters = pgTable('commission_bill_counters', {
  fiscalYear: text().primaryKey(),
  last: integer().notNull(),
})
