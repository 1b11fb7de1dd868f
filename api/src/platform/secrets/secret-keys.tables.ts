import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Each secret key with which something in this database may be sealed: a server that lacks one of them must not open. The
 * key itself is nowhere in here.
 */
export const secretKeys = pgTable('secret_keys', {
  /** Stands in front of everything that was sealed with it. */
  id: text().primaryKey(),
  /** A fingerprint that only the key itself gives: ids are short. */
  proof: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
