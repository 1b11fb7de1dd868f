import { bigint, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '#platform/db/columns.ts'

/** How often browsers blocked something on our pages: counts alone, no address of anybody and no query of any page. */
export const cspViolations = pgTable(
  'csp_violations',
  {
    day: date({ mode: 'string' }).notNull(),
    directive: text().notNull(),
    /** The origin of what was blocked, or its kind. */
    blocked: text().notNull(),
    /** The page as a pattern of its path. */
    page: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    lastSeenAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.directive, t.blocked, t.page] }),
    index('csp_violations_seen').on(t.lastSeenAt),
    check('csp_violations_count', sql`${t.count} > 0`),
  ],
)
