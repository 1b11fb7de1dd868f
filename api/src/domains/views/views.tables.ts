import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SavedViewPage, ShopViewPage } from '@haat/contract/domains/views.rules.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** Filters and sort order of a list in the console, saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    place: text().$type<SavedViewPage>().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('saved_views_name').on(t.userId, t.place, t.name),
    index('saved_views_shared')
      .on(t.place)
      .where(sql`${t.isShared}`),
    check('saved_views_place', sql`${t.place} in ('desk', 'orders', 'content', 'audit')`),
  ],
)

/** The same of a list in the portal of a shop. It stays with the shop when its member leaves. */
export const shopViews = pgTable(
  'shop_views',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    userId: uuid().notNull(),
    place: text().$type<ShopViewPage>().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('shop_views_name').on(t.vendorId, t.userId, t.place, t.name),
    check('shop_views_place', sql`${t.place} in ('orders', 'listings', 'services', 'stock')`),
  ],
)
