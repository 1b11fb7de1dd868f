import { boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

/** The people of the staff who have the console open, and whether they take chats. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    userId: uuid().notNull(),
    /** A browser tab with the console open; a person may have several. */
    consoleId: uuid().notNull(),
    isAvailable: boolean().notNull().default(true),
    seenAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.consoleId] }), index('staff_presence_seen').on(t.seenAt)],
)
