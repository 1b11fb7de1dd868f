import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What staff can change without a release: one row per group of settings. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Grows with every change: who changes an older one is told. */
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
