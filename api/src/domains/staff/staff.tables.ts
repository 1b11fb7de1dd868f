import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ViewPlace } from '@haat/contract/domains/staff.rules.ts'
import { instant } from '#platform/db/columns.ts'

/** Filters and order of a list of the console, kept under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    place: text().$type<ViewPlace>().notNull(),
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
    check('saved_views_place', sql`${t.place} in ('desk', 'content', 'audit')`),
  ],
)
