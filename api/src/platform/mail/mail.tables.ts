import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Kinds of mail that a stranger can cause to be sent to an address. Each has a daily limit per address of its
 * own, so that a flood of one kind does not keep the owner from getting another.
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
    /** Written by the release before this one; nobody reads answers to our mails. */
    replyTo: text(),
    /** Ids of earlier mails of the same conversation, oldest first. */
    repliesTo: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text(),
    /** The daily limit that the mail counts against; null for mails that follow from what the recipient did. */
    cap: text().$type<MailCap>(),
    /** The kind of message, as `subject.event`; null where the text is enough. */
    kind: text(),
    /** The thing that the mail is about, as `order 20001`, so that it can be found there. */
    about: text(),
    /** Where a mail program can unsubscribe the reader from such mails by one press. */
    stopLink: text(),
    /**
     * Whether the text holds a link or a code that opens something: then it is deleted when the mail has ended.
     */
    hasSecret: boolean().notNull().default(true),
    status: text().$type<'queued' | 'sent' | 'kept' | 'ended'>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The mail server's answer to the last failed attempt, and its code. */
    lastError: text(),
    lastCode: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    endReason: text().$type<EndReason>(),
    /**
     * When the mail was refused for good while the server has accepted no other mail since; only a later
     * success makes the end certain.
     */
    refusedAt: timestamp({ withTimezone: true }),
    /** When the address of an ended mail accepted a later mail. */
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
