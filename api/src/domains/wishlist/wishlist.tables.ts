import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, number64, paisa } from '#platform/db/columns.ts'

/** Distributed by user. The price when it was saved stands beside the price now. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: uuid().notNull(),
    productId: number64().notNull(),
    savedPrice: paisa().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wishlist_items_newest').on(t.userId, t.createdAt),
  ],
)
