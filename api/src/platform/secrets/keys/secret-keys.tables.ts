import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The secret keys with which values of this database may be encrypted: a server that lacks one of them must not
 * start. The keys themselves are not stored here.
 */
export const secretKeys = pgTable('secret_keys', {
  /** The id that stands in front of every value that was encrypted with the key. */
  id: text().primaryKey(),
  /** A fingerprint that only the key itself gives, because ids are short. */
  proof: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
