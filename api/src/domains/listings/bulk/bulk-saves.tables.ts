import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BulkAnswer } from '@haat/contract/domains/listings.bulk.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** Saves of the grid of the last day with their answers, so that a request that is sent twice is done once. */
export const listingBulkSaves = pgTable(
  'listing_bulk_saves',
  {
    vendorId: number64().notNull(),
    userId: uuid().notNull(),
    /** Made by the client. */
    key: text().notNull(),
    /** Tells whether the same key came with something else. */
    bodyHash: text().notNull(),
    answer: jsonb().$type<BulkAnswer>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.userId, t.key] }),
    index('listing_bulk_saves_old').on(t.vendorId, t.createdAt),
  ],
)
