import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/db/columns.ts'

/** Where shoppers have things sent. Distributed by shopper. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    /** Alone readable: fees and days go by it. */
    district: text().notNull(),
    /** Name, phone and place as JSON, encrypted at rest. */
    sealed: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    usedAt: instant(),
  },
  (t) => [index('addresses_user').on(t.userId, t.createdAt)],
)
