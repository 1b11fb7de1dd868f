import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SavedViewPage } from '@haat/contract/domains/staff.rules.ts'
import { instant } from '#platform/database/columns.ts'

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
