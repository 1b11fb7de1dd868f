import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { VisitKind } from '@haat/contract/domains/figures.rules.ts'
import { number64 } from '#platform/database/columns.ts'

/** How often a page of a shop was looked at on a day in Nepal. Nothing here says by whom. */
export const listingVisits = pgTable(
  'listing_visits',
  {
    vendorId: number64().notNull(),
    day: date().notNull(),
    kind: text().$type<VisitKind>().notNull(),
    listingId: number64().notNull(),
    visits: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'listing_visits_pkey', columns: [t.vendorId, t.day, t.kind, t.listingId] }),
    check('listing_visits_kind', sql`${t.kind} in ('product', 'service')`),
    check('listing_visits_count', sql`${t.visits} > 0`),
  ],
)

/** The sums of a shop and day; those of all shops together stand under the shop 0. */
export const visitDays = pgTable(
  'visit_days',
  {
    vendorId: number64().notNull(),
    day: date().notNull(),
    productVisits: integer().notNull(),
    serviceVisits: integer().notNull(),
  },
  (t) => [primaryKey({ name: 'visit_days_pkey', columns: [t.vendorId, t.day] })],
)

/** On which day in Nepal a parcel was ordered, so that those of a shop and day are found. */
export const placedParcels = pgTable(
  'placed_parcels',
  {
    parcelId: number64().primaryKey(),
    vendorId: number64().notNull(),
    day: date().notNull(),
  },
  (t) => [index('placed_parcels_day').on(t.vendorId, t.day)],
)

/** What was ordered from a shop on a day and what became of it; of all shops together under the shop 0. */
export const salesDays = pgTable(
  'sales_days',
  {
    vendorId: number64().notNull(),
    day: date().notNull(),
    salesPaisa: number64().notNull(),
    placed: integer().notNull(),
    sold: integer().notNull(),
    unconfirmed: integer().notNull(),
    cancelled: integer().notNull(),
    delivered: integer().notNull(),
    refused: integer().notNull(),
    due: integer().notNull(),
    onTime: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'sales_days_pkey', columns: [t.vendorId, t.day] }),
    index('sales_days_day').on(t.day),
  ],
)

export const productDays = pgTable(
  'product_days',
  {
    vendorId: number64().notNull(),
    day: date().notNull(),
    productId: number64().notNull(),
    quantity: integer().notNull(),
    salesPaisa: number64().notNull(),
  },
  (t) => [primaryKey({ name: 'product_days_pkey', columns: [t.vendorId, t.day, t.productId] })],
)

/** Parcels that a trigger has noted since they were last counted. */
export const changedParcels = pgTable('changed_parcels', {
  id: number64().primaryKey().generatedByDefaultAsIdentity(),
  parcelId: number64().notNull(),
})

/** One row. */
export const figuresState = pgTable(
  'figures_state',
  {
    isOnly: boolean().primaryKey().default(true),
    /** The first day on which visits were counted. */
    visitsSince: date()
      .notNull()
      .default(sql`(now() at time zone 'Asia/Kathmandu')::date`),
    /** The last day on which what had become late was counted anew. */
    countedOn: date(),
  },
  (t) => [check('figures_state_only', sql`${t.isOnly}`)],
)
