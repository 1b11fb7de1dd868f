import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What was uploaded; the bytes lie in file storage under their SHA-256. */
export const files = pgTable('files', {
  id: uuid().primaryKey(),
  sha256: text().notNull(),
  name: text().notNull(),
  contentType: text().notNull(),
  sizeBytes: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
