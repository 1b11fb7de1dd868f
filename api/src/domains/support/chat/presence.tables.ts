import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

/** The people of the staff who have the console open, and whether they take chats. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    userId: uuid().notNull(),
    /** A browser tab with the console open; a person may have several. */
    consoleId: uuid().notNull(),
    isAvailable: boolean().notNull().default(true),
    /** The number of the ticket that the console shows. */
    viewing: integer(),
    /** Whether an answer or a note has been begun in that ticket. */
    isWriting: boolean().notNull().default(false),
    seenAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.consoleId] }), index('staff_presence_seen').on(t.seenAt)],
)

/** How many chats somebody takes at once, where they or an admin have set it. */
export const staffChatLimits = pgTable(
  'staff_chat_limits',
  { userId: uuid().primaryKey(), chats: integer().notNull() },
  (t) => [check('staff_chat_limits_chats', sql`${t.chats} between 1 and 20`)],
)

/** Up to which message somebody of the staff has read a ticket. */
export const ticketReads = pgTable(
  'ticket_reads',
  {
    ticketNumber: integer().notNull(),
    userId: uuid().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ticketNumber, t.userId] })],
)
