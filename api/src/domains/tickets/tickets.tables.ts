import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  SenderProof,
  TicketAuthor,
  TicketChannel,
  TicketEvent,
  TicketPriority,
  TicketStatus,
  TicketType,
} from '@haat/contract/domains/support.tickets.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { instant } from '#platform/db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export interface TicketAbout {
  kind: 'order' | 'product' | 'service'
  id: string
  title: string
}

/** A message to support, or a chat, with the clock of its promised answer. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    type: text().$type<TicketType>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The account that was signed in when it was written; an address alone is nobody. */
    userId: uuid(),
    /** The address is that account's own, and was confirmed when it was written. */
    emailProven: boolean().notNull().default(false),
    language: text().$type<Language>().notNull().default('en'),
    /** Sealed: phone numbers are encrypted at rest. */
    phoneNumberSealed: text(),
    contactNumberSealed: text(),
    subject: text().notNull(),
    message: text().notNull(),
    about: jsonb().$type<TicketAbout>(),
    status: text().$type<TicketStatus>().notNull().default('open'),
    priority: text().$type<TicketPriority>().notNull().default('normal'),
    assigneeId: uuid(),
    mergedIntoId: uuid(),
    /** It is not certain that one person wrote both: the words stay here, and only the desk reads them together. */
    isKeptApart: boolean().notNull().default(false),
    sentAt: instant().notNull(),
    answerBy: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When somebody of ours first answered. */
    answeredAt: instant(),
    solvedAt: instant(),
    /** Up to which message its sender has seen the thread. */
    seenSequence: bigint({ mode: 'number' }).notNull().default(0),
    /** When the sender of a chat was last on the line. */
    liveAt: instant(),
    /** Hash of the key by which a sender without a sign-in is known. */
    keyHash: text(),
    /** Of the keys in mails that were sent before the secret key changed: their links go on working. */
    earlierKeyHashes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    version: integer().notNull().default(1),
    /** The same words from the same sender on the same day are one ticket, however often they are sent. */
    fingerprint: text().notNull().unique(),
    /** What it can be found by: who, what, and every word that was said. */
    words: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (t) => [
    // One index per way the queue is looked at: nothing is sorted, whatever the number of tickets.
    index('tickets_queue').on(t.status, t.answerBy, t.number),
    index('tickets_owner').on(t.assigneeId, t.status, t.answerBy, t.number),
    index('tickets_unsolved')
      .on(t.answerBy, t.number)
      .where(sql`${t.status} <> 'solved'`),
    index('tickets_due').on(t.answerBy, t.number),
    index('tickets_kind').on(t.type, t.answerBy, t.number),
    index('tickets_weight').on(t.priority, t.answerBy, t.number),
    index('tickets_age').on(t.createdAt, t.number),
    index('tickets_news').on(t.updatedAt, t.number),
    index('tickets_email').on(t.email, t.createdAt),
    index('tickets_user').on(t.userId, t.createdAt),
    index('tickets_words').using('gin', t.words),
    check(
      'tickets_type',
      sql`${t.type} in ('support', 'technical', 'feedback', 'business', 'service', 'chat', 'payment')`,
    ),
    check('tickets_status', sql`${t.status} in ('open', 'waiting', 'solved')`),
    check('tickets_priority', sql`${t.priority} in ('normal', 'high', 'urgent')`),
    check('tickets_merged', sql`${t.mergedIntoId} is null or ${t.status} = 'solved'`),
    check('tickets_kept_apart', sql`not ${t.isKeptApart} or ${t.mergedIntoId} is not null`),
    index('tickets_merged_into')
      .on(t.mergedIntoId)
      .where(sql`${t.mergedIntoId} is not null`),
    check('tickets_version', sql`${t.version} > 0`),
    check(
      'tickets_reachable',
      sql`${t.type} in ('chat', 'payment') or coalesce(${t.phoneNumberSealed}, ${t.contactNumberSealed}) is not null`,
    ),
  ],
)

/** What was said after the first message, notes among it, and what the desk changed. Never edited. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** In the order of writing, over all tickets: what a stream goes on after. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    author: text().$type<TicketAuthor>().notNull(),
    /** Who of ours; none for senders. */
    authorId: uuid(),
    authorName: text().notNull(),
    /** What was known about the sender who said it; none of our own words. */
    proof: text().$type<SenderProof>(),
    channel: text().$type<TicketChannel>().notNull(),
    words: text().notNull(),
    event: jsonb().$type<{ kind: TicketEvent; from: string | null; to: string | null }>(),
    /** The mail that carries a reply. */
    mailId: uuid(),
    /** Made by the client: a message that is sent again is the same one. */
    messageKey: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('ticket_messages_once').on(t.ticketId, t.messageKey),
    unique('ticket_messages_order').on(t.ticketId, t.sequence),
    check('ticket_messages_author', sql`${t.author} in ('customer', 'staff', 'desk')`),
    check('ticket_messages_proof', sql`${t.proof} is null or ${t.author} = 'customer'`),
    check('ticket_messages_channel', sql`${t.channel} in ('form', 'page', 'mail', 'chat', 'note')`),
    check('ticket_messages_note', sql`${t.channel} <> 'note' or ${t.author} <> 'customer'`),
  ],
)

/** Files of the first message, or of a later one, in their order. The file itself belongs to the files room. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    fileId: uuid().primaryKey(),
    /** None until the message that it was uploaded for is sent. */
    ticketId: uuid().references(() => tickets.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => ticketMessages.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('ticket_files_ticket').on(t.ticketId),
    index('ticket_files_waiting')
      .on(t.createdAt)
      .where(sql`${t.ticketId} is null`),
  ],
)

export const savedReplies = pgTable('saved_replies', {
  id: uuid().primaryKey(),
  shortcut: text().notNull().unique(),
  en: text().notNull(),
  ne: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
})

/** Who of ours has the console open, and takes chats. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    userId: uuid().notNull(),
    /** One open console; a person may have several. */
    consoleId: uuid().notNull(),
    isAvailable: boolean().notNull().default(true),
    seenAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.consoleId] }), index('staff_presence_seen').on(t.seenAt)],
)
