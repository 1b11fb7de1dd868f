import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MovementReason } from '@haat/contract/domains/stock.rules.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

/**
 * Every change of what is on hand of a variant; their sum is what is on hand. Only triggers of `stock` write it, so nobody
 * can forget to, and a trigger refuses to change or delete a row.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    variantId: number64().notNull(),
    vendorId: number64().notNull(),
    change: integer().notNull(),
    reason: text().$type<MovementReason>().notNull(),
    words: textOrEmpty(),
    /** Null for what follows from an order. */
    actorId: uuid(),
    orderId: number64(),
    /** The idempotency key of a correction. */
    key: text(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_variant').on(t.variantId, t.id),
    uniqueIndex('stock_movements_key')
      .on(t.vendorId, t.key)
      .where(sql`${t.key} is not null`),
    // Whether goods of a parcel are back already.
    index('stock_movements_returned')
      .on(t.orderId)
      .where(sql`${t.reason} = 'returned'`)
      .concurrently(),
    check('stock_movements_change', sql`${t.change} <> 0`),
    check(
      'stock_movements_reason',
      sql`${t.reason} in ('opening', 'received', 'counted', 'damaged', 'lost', 'returned', 'sent', 'other')`,
    ),
  ],
)

/** The last day in Nepal on which a shop was told what is low: it is told once a day. */
export const lowStockMails = pgTable('low_stock_mails', {
  vendorId: number64().primaryKey(),
  lastDay: date().notNull(),
})
