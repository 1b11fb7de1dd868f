import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * The transactional outbox: a mail is written in the transaction of its cause and delivered afterwards.
 * `kept` = there was no mail server when it was written; it stays readable and is not sent later.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    toAddress: text().notNull(),
    replyTo: text(),
    /** Ids of earlier mails of the same talk, oldest first. */
    repliesTo: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text(),
    status: text().$type<'queued' | 'sent' | 'kept'>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('mails_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.status} = 'queued'`),
    index('mails_newest').on(t.createdAt, t.id),
    check('mails_status', sql`${t.status} in ('queued', 'sent', 'kept')`),
    check('mails_sent', sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
  ],
)
