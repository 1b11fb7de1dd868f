import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, number64 } from '#platform/database/columns.ts'

/** The products that shoppers have saved. The distribution key is the user. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: uuid().notNull(),
    productId: number64().notNull(),
    /** What the product cost when it was saved; the page compares it with the price of today. */
    savedPaisa: integer('saved_price').notNull(),
    /** The last lower price that its owner was told; null before the first. */
    toldPaisa: integer('told_price'),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('wishlist_items_newest').on(t.userId, t.createdAt),
    index('wishlist_items_product').on(t.productId, t.userId).concurrently(),
  ],
)
