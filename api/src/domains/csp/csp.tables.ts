import { bigint, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '#platform/database/columns.ts'

/**
 * How often browsers blocked something on our pages. It holds counts only, no IP addresses and no queries of
 * pages.
 */
export const cspViolations = pgTable(
  'csp_violations',
  {
    day: date({ mode: 'string' }).notNull(),
    directive: text().notNull(),
    /** The origin of the blocked resource, or its kind, such as `inline`. */
    blocked: text().notNull(),
    /** The path of the page, without parts that name a thing or a person. */
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
