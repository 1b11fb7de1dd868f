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
import { instant } from '#platform/database/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export interface TicketAbout {
  kind: 'order' | 'product' | 'service'
  id: string
  title: string
}

/** A message to support or a chat, with the time by which an answer was promised. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    type: text().$type<TicketType>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The account that was signed in when the ticket was written. An address alone identifies nobody. */
    userId: uuid(),
    /** Whether the address was that account's own and confirmed when the ticket was written. */
    emailProven: boolean().notNull().default(false),
    language: text().$type<Language>().notNull().default('en'),
    /** The staff member who took it down on the telephone; none where the sender wrote. */
    takenDownById: uuid(),
    takenDownBy: text(),
    /** Phone numbers are encrypted at rest. */
    phoneNumberSealed: text(),
    contactNumberSealed: text(),
    subject: text().notNull(),
    message: text().notNull(),
    about: jsonb().$type<TicketAbout>(),
    status: text().$type<TicketStatus>().notNull().default('open'),
    priority: text().$type<TicketPriority>().notNull().default('normal'),
    assigneeId: uuid(),
    mergedIntoId: uuid(),
    /**
     * It is not certain that one person wrote both tickets: messages stay here, and only staff read them
     * together.
     */
    isKeptApart: boolean().notNull().default(false),
    sentAt: instant().notNull(),
    answerBy: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When staff first answered. */
    answeredAt: instant(),
    solvedAt: instant(),
    /** The sequence of the last message that the sender has seen. */
    seenSequence: bigint({ mode: 'number' }).notNull().default(0),
    /** When the sender of a chat was last connected. */
    liveAt: instant(),
    /** The hash of the key by which a sender without a sign-in is recognised. */
    keyHash: text(),
    /** Hashes of the keys in mails that were sent before the secret key changed: their links go on working. */
    earlierKeyHashes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    version: integer().notNull().default(1),
    /** The same text from the same sender on the same day is one ticket, however often it is sent. */
    fingerprint: text().notNull().unique(),
    /** What a task is about; null in other tickets, and in tasks about payments from before it was recorded. */
    task: text(),
    /** The search terms: sender, subject, and every word of the messages. */
    words: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (t) => [
    // One index for each order and filter of the queue, so that nothing has to be sorted, however many tickets
    // there are.
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
      sql`${t.type} in ('support', 'technical', 'feedback', 'business', 'service', 'chat', 'payment', 'parcel')`,
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
      sql`${t.type} in ('chat', 'payment', 'parcel') or coalesce(${t.phoneNumberSealed}, ${t.contactNumberSealed}) is not null
        or (${t.takenDownById} is not null and ${t.email} <> '')`,
    ),
  ],
)

/** All messages after the first one, notes of staff, and changes of the ticket. Rows are never edited. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /**
     * Grows with every message of all tickets: a stream resumes after the last sequence that its client has.
     */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    author: text().$type<TicketAuthor>().notNull(),
    /** The account of the staff member; none for senders. */
    authorId: uuid(),
    authorName: text().notNull(),
    /** What was known about the sender; none for messages of staff. */
    proof: text().$type<SenderProof>(),
    channel: text().$type<TicketChannel>().notNull(),
    /** The staff member who took it down on the telephone, in a message that came from a merged ticket. */
    takenDownBy: text(),
    words: text().notNull(),
    event: jsonb().$type<{ kind: TicketEvent; from: string | null; to: string | null }>(),
    /** The mail that carries a reply. */
    mailId: uuid(),
    /** Made by the client, so that a message that is sent again is recognised. */
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

/**
 * Files of the first message or of a later one, in their order. The file itself belongs to the files domain.
 */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    fileId: uuid().primaryKey(),
    /** None until the message for which it was uploaded is sent. */
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
