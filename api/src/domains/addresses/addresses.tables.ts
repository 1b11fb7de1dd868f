import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

/** The addresses that shoppers have parcels sent to. The distribution key is the shopper. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    /** Not encrypted, because the delivery fee and the days of delivery depend on it. */
    district: text().notNull(),
    /** Name, phone and place as JSON, encrypted at rest. */
    sealed: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    usedAt: instant(),
  },
  (t) => [index('addresses_user').on(t.userId, t.createdAt)],
)
