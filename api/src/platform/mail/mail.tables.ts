import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Kinds of mail that a stranger can have us send to an address, which each has room for so many a day. Each for itself: who
 * makes us send one kind keeps none of another from its owner.
 */
export const mailCaps = ['verification', 'password-link', 'address-change', 'receipt'] as const
export type MailCap = (typeof mailCaps)[number]

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
    /** What it counts against; nothing for mails that follow what their owner did. */
    cap: text().$type<MailCap>(),
    status: text().$type<'queued' | 'sent' | 'kept'>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('mails_due')
      .on(sql`(${t.attempts} > 0)`, t.nextAttemptAt)
      .where(sql`${t.status} = 'queued'`),
    index('mails_newest').on(t.createdAt, t.id),
    index('mails_capped')
      .on(sql`lower(${t.toAddress})`, t.cap, t.createdAt)
      .where(sql`${t.cap} is not null`),
    check('mails_cap', sql`${t.cap} in (${sql.raw(mailCaps.map((cap) => `'${cap}'`).join(', '))})`),
    check('mails_status', sql`${t.status} in ('queued', 'sent', 'kept')`),
    check('mails_sent', sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
  ],
)
