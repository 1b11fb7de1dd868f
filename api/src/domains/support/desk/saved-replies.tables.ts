import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

export const savedReplies = pgTable('saved_replies', {
  id: uuid().primaryKey(),
  shortcut: text().notNull().unique(),
  en: text().notNull(),
  ne: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
})
