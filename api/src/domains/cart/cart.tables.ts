import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CartChange } from '@haat/contract/domains/cart.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** The lines of shoppers' carts. The distribution key is the shopper. */
export const cartItems = pgTable(
  'cart_items',
  {
    userId: uuid().notNull(),
    variantId: number64().notNull(),
    quantity: smallint().notNull(),
    /** Whether the next order includes the line. */
    isChosen: boolean().notNull().default(true),
    /** The price that the shopper last agreed to. */
    seenPricePaisa: integer('seen_price').notNull(),
    addedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.variantId] }),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
)

/** The coupon code that a shopper typed into the cart, whether it is valid or not. */
export const cartCoupons = pgTable('cart_coupons', {
  userId: uuid().primaryKey(),
  code: text().notNull(),
})

/** Carts that visitors brought when they signed in, so that a cart which is sent again is added once. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** The changes that were answered, to answer the same again. */
    changes: jsonb().$type<CartChange[]>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)
