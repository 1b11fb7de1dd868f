import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { CartChange } from '@haat/contract/domains/cart.ts'
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

/** What was brought from a device, so that it is added once, however often it is sent. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** What was answered. */
    changes: jsonb().$type<CartChange[]>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)
