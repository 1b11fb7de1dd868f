import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Kinds of mail that a stranger can have us send to an address, which each has room for so many a day. Each for itself: who
 * makes us send one kind keeps none of another from its owner.
 */
export const mailCaps = ['verification', 'password-link', 'address-change', 'receipt'] as const
export type MailCap = (typeof mailCaps)[number]

export const endReasons = ['refused', 'full', 'staff'] as const
export type EndReason = (typeof endReasons)[number]

const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/**
 * The transactional outbox: a mail is written in the transaction of its cause and delivered afterwards.
 * `kept` = there was no mail server when it was written; it stays readable and is not sent later.
 * `ended` = the mail server refused its recipient or its message for good; it is tried again only if staff ask for it.
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
    /** What it says, as `subject.what`; none for mails whose words say enough. */
    kind: text(),
    /** What it is about, as `order 20001`, so that it can be found there. */
    about: text(),
    /** Its words hold a link or a code that opens something: they are dropped once it has ended. */
    hasSecret: boolean().notNull().default(true),
    status: text().$type<'queued' | 'sent' | 'kept' | 'ended'>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The words of the server when it last failed, and its code. */
    lastError: text(),
    lastCode: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    endReason: text().$type<EndReason>(),
    /** Refused for good while the server has taken no other mail since: only then an end is certain. */
    refusedAt: timestamp({ withTimezone: true }),
    /** When the address of an ended mail took a later one. */
    reachedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('mails_due')
      .on(sql`(${t.attempts} > 0)`, t.nextAttemptAt)
      .where(sql`${t.status} = 'queued'`),
    index('mails_newest').on(t.createdAt, t.id),
    index('mails_capped')
      .on(sql`lower(${t.toAddress})`, t.cap, t.createdAt)
      .where(sql`${t.cap} is not null`),
    index('mails_about')
      .on(t.about, t.createdAt)
      .concurrently()
      .where(sql`${t.about} is not null`),
    index('mails_waiting')
      .on(t.createdAt, t.id)
      .concurrently()
      .where(sql`${t.status} = 'queued'`),
    index('mails_ended')
      .on(t.endedAt, t.id)
      .concurrently()
      .where(sql`${t.status} = 'ended'`),
    index('mails_come_back')
      .on(sql`lower(${t.toAddress})`)
      .concurrently()
      .where(sql`${t.status} = 'ended'`),
    index('mails_refused')
      .on(t.id)
      .concurrently()
      .where(sql`${t.refusedAt} is not null`),
    check('mails_cap', sql`${t.cap} in (${quoted(mailCaps)})`),
    check('mails_status', sql`${t.status} in ('queued', 'sent', 'kept', 'ended')`),
    check('mails_sent', sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
    check(
      'mails_end',
      sql`(${t.status} = 'ended') = (${t.endedAt} is not null and ${t.endReason} is not null)`,
    ),
    check('mails_end_reason', sql`${t.endReason} in (${quoted(endReasons)})`),
  ],
)
