import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings that staff change in the console: one row for each group. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Grows with every change, so that a change of an older version is refused. */
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Earlier versions of a group that staff may want to look up or go back to. */
export const settingVersions = pgTable(
  'setting_versions',
  {
    key: text().notNull(),
    version: integer().notNull(),
    value: jsonb().notNull(),
    /** The name of the admin; none for settings of the demo or of an earlier release. */
    savedBy: text(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
