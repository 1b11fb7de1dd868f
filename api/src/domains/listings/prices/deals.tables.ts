import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, number64, paisa } from '#platform/database/columns.ts'

/** Days on which a product costs less. One that has no end yet waits or runs, and a product has one of these at most. */
export const deals = pgTable(
  'deals',
  {
    id: uuid().primaryKey(),
    productId: number64().notNull(),
    vendorId: number64().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When its prices were put in place, and when they were taken back; both with the prices, in one transaction. */
    startedAt: instant(),
    endedAt: instant(),
    /** When somebody ended it before its last day. */
    cancelledAt: instant(),
  },
  (t) => [
    uniqueIndex('deals_open')
      .on(t.productId)
      .where(sql`${t.endedAt} is null`),
    index('deals_to_start')
      .on(t.startsAt)
      .where(sql`${t.endedAt} is null and ${t.startedAt} is null`),
    index('deals_to_end')
      .on(t.endsAt)
      .where(sql`${t.endedAt} is null`),
    index('deals_vendor').on(t.vendorId, t.createdAt),
    check(
      'deals_times',
      sql`${t.startsAt} < ${t.endsAt} and ${t.endsAt} <= ${t.startsAt} + interval '30 days'`,
    ),
  ],
)

/** What the variants of a deal cost in it. */
export const dealPrices = pgTable(
  'deal_prices',
  {
    dealId: uuid().notNull(),
    variantId: number64().notNull(),
    vendorId: number64().notNull(),
    pricePaisa: paisa('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dealId, t.variantId] }),
    check('deal_prices_price', sql`${t.pricePaisa} >= 100`),
  ],
)
