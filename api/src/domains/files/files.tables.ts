import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What was uploaded; the bytes lie in file storage under their SHA-256. */
export const files = pgTable('files', {
  id: uuid().primaryKey(),
  sha256: text().notNull(),
  name: text().notNull(),
  contentType: text().notNull(),
  sizeBytes: integer().notNull(),
  /** Shown only by addresses that end; whatever else knows its id is not enough. */
  isPrivate: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
