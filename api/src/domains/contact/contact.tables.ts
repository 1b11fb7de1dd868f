import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContactType } from '@haat/contract/domains/contact.rules.ts'

/** A message to support with the clock of its promised answer. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    type: text().$type<ContactType>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Sealed: phone numbers are encrypted at rest. */
    phoneNumberSealed: text(),
    contactNumberSealed: text(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text().$type<'open' | 'solved'>().notNull().default('open'),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    answerBy: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The same words from the same sender on the same day are one ticket, however often they are sent. */
    fingerprint: text().notNull().unique(),
  },
  (t) => [
    index('tickets_queue').on(t.status, t.answerBy),
    index('tickets_email').on(t.email, t.createdAt),
    check('tickets_type', sql`${t.type} in ('support', 'technical', 'feedback', 'business')`),
    check('tickets_status', sql`${t.status} in ('open', 'solved')`),
    check('tickets_reachable', sql`coalesce(${t.phoneNumberSealed}, ${t.contactNumberSealed}) is not null`),
  ],
)
