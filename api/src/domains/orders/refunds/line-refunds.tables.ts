import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, number64, paisa } from '#platform/database/columns.ts'
import { parcels } from '../orders.tables.ts'

/**
 * Money that staff gave back for delivered pieces, and the credit note of the shop for it. A trigger refuses to change or
 * delete a row.
 */
export const lineRefunds = pgTable(
  'line_refunds',
  {
    /** Made by whoever asks for it, so that it is given once however often it is sent. */
    id: uuid().primaryKey(),
    /** Of the sequence that counts the changes of lines: the refund task of the money names it as its cause. */
    changeId: number64()
      .notNull()
      .default(sql`nextval('parcel_line_changes_id_seq')`),
    orderId: number64().notNull(),
    parcelId: number64()
      .notNull()
      .references(() => parcels.id),
    vendorId: number64().notNull(),
    /** What the shopper gets: the price of the pieces less their share of the discount. */
    paidPaisa: paisa().notNull(),
    goodsPaisa: paisa().notNull(),
    discountPaisa: paisa().notNull(),
    /** What of our commission, and of the VAT on it, goes back to the shop. */
    commissionPaisa: paisa().notNull(),
    commissionVatPaisa: paisa().notNull(),
    reason: text().notNull(),
    madeBy: uuid().notNull(),
    at: instant().notNull(),
    /** The credit note: its number, without a gap per shop and fiscal year, and its content (`InvoiceContent`). */
    fiscalYear: text().notNull(),
    number: integer().notNull(),
    paper: jsonb().notNull(),
  },
  (t) => [
    unique('line_refunds_change').on(t.changeId),
    unique('line_refunds_number').on(t.vendorId, t.fiscalYear, t.number),
    index('line_refunds_order').on(t.orderId, t.changeId),
    check(
      'line_refunds_sums',
      sql`${t.paidPaisa} = ${t.goodsPaisa} - ${t.discountPaisa} and least(${t.paidPaisa}, ${t.discountPaisa}, ${t.commissionPaisa}, ${t.commissionVatPaisa}) >= 0`,
    ),
  ],
)

/** How many pieces of which line a refund is for. */
export const lineRefundLines = pgTable(
  'line_refund_lines',
  {
    refundId: uuid()
      .notNull()
      .references(() => lineRefunds.id),
    variantId: number64().notNull(),
    quantity: smallint().notNull(),
    paidPaisa: paisa().notNull(),
  },
  (t) => [
    primaryKey({ name: 'line_refund_lines_pkey', columns: [t.refundId, t.variantId] }),
    check('line_refund_lines_quantity', sql`${t.quantity} between 1 and 999 and ${t.paidPaisa} >= 0`),
  ],
)

/** Credit notes are numbered per vendor and fiscal year without a gap: the row is locked while a number is given out. */
export const creditNoteCounters = pgTable(
  'credit_note_counters',
  { vendorId: number64().notNull(), fiscalYear: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ name: 'credit_note_counters_pkey', columns: [t.vendorId, t.fiscalYear] })],
)

/** How often a credit note was handed out: from the second time on it is marked as a copy. */
export const creditNoteDownloads = pgTable('credit_note_downloads', {
  refundId: uuid()
    .primaryKey()
    .references(() => lineRefunds.id),
  downloads: integer().notNull(),
})
