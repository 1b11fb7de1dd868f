import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

/** Who wants to be told when a variant can be bought again. The row goes when they were told. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    userId: uuid().notNull(),
    variantId: number64().notNull(),
    productId: number64().notNull(),
    vendorId: number64().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'stock_alerts_pkey', columns: [t.userId, t.variantId] }),
    index('stock_alerts_variant').on(t.variantId, t.userId),
    index('stock_alerts_product').on(t.productId),
    index('stock_alerts_vendor').on(t.vendorId),
    index('stock_alerts_age').on(t.createdAt),
  ],
)

/** Who wants to be told what is new in a shop. */
export const shopFollows = pgTable(
  'shop_follows',
  {
    userId: uuid().notNull(),
    vendorId: number64().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'shop_follows_pkey', columns: [t.userId, t.vendorId] }),
    index('shop_follows_vendor').on(t.vendorId, t.userId),
  ],
)

/** What came into a shop that somebody follows, until they were told in the morning. */
export const newThings = pgTable(
  'new_things',
  {
    kind: text().$type<'product' | 'service'>().notNull(),
    itemId: number64().notNull(),
    vendorId: number64().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'new_things_pkey', columns: [t.kind, t.itemId] }),
    index('new_things_vendor').on(t.vendorId, t.createdAt),
    check('new_things_kind', sql`${t.kind} in ('product', 'service')`),
  ],
)

/**
 * What changed so that people may have to be told. Triggers add a row in the transaction of the change, and a job walks along those
 * who wait for it. A kind says what the subject is: a variant, a product or a shop of which somebody waits for stock, a product
 * that may have become cheaper, or a shop with new things.
 */
export const alertQueue = pgTable(
  'alert_queue',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<'variant' | 'product' | 'shop' | 'price' | 'news'>().notNull(),
    subjectId: number64().notNull(),
    /** The last person who was looked at. */
    after: textOrEmpty(),
    createdAt: instant().notNull().defaultNow(),
    dueAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('alert_queue_subject').on(t.kind, t.subjectId),
    check('alert_queue_kind', sql`${t.kind} in ('variant', 'product', 'shop', 'price', 'news')`),
  ],
)
