import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Uploaded files. Their bytes are in file storage under their SHA-256. */
export const files = pgTable('files', {
  id: uuid().primaryKey(),
  sha256: text().notNull(),
  name: text().notNull(),
  contentType: text().notNull(),
  sizeBytes: integer().notNull(),
  /** A private file is served only by a signed address that ends; its id alone is not enough. */
  isPrivate: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
