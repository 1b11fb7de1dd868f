import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { number64, textOrEmpty } from '#platform/database/columns.ts'

/** The companies that carry parcels. One that no longer does stays here for the parcels that it carried. */
export const couriers = pgTable('couriers', {
  id: number64().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  phone: textOrEmpty(),
  /** When it collects, in words. */
  collects: jsonb().$type<Bilingual>().notNull(),
  isActive: boolean().notNull().default(true),
})
