import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, number64, paisa } from '#platform/db/columns.ts'

/** What a shopper put into the cart. Distributed by shopper. */
export const cartItems = pgTable(
  'cart_items',
  {
    userId: uuid().notNull(),
    variantId: number64().notNull(),
    quantity: smallint().notNull(),
    /** Whether it is bought next. */
    isChosen: boolean().notNull().default(true),
    /** What it cost when the shopper last agreed to it. */
    seenPrice: paisa().notNull(),
    addedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.variantId] }),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
)

/** The coupon somebody typed in, good or no longer so. */
export const cartCoupons = pgTable('cart_coupons', {
  userId: uuid().primaryKey(),
  code: text().notNull(),
})
