import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, sql } from 'drizzle-orm'
import type { TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ticketMessages, tickets } from './tickets.tables.ts'

export type { TicketAbout } from './tickets.tables.ts'
export type Ticket = Omit<typeof tickets.$inferSelect, 'words'>
export type NewTicket = Omit<typeof tickets.$inferInsert, 'words'>
export type TicketChange = Partial<Omit<NewTicket, 'id' | 'number' | 'version'>>
/** A message after the first one, which is in the ticket itself. */
export type Message = typeof ticketMessages.$inferSelect
type NewMessage = Omit<typeof ticketMessages.$inferInsert, 'sequence'>

// The search terms are only for finding tickets and can be long, so they are never read.
const { words: _, ...columns } = getTableColumns(tickets)
export const ticketColumns = columns

/** Beyond this size no search terms are added: a very long ticket is still found by its first messages. */
const maxTermsBytes = 200_000
const vectorOf = (words: string[]) => sql`array_to_tsvector(${sql.param(words)}::text[])`

/**
 * Allows one message of a sender at a time until the transaction ends: a repeated message finds the first one
 * and takes no ticket number, and a burst cannot get past the limits.
 */
export async function lockSender(tx: Tx, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`)
}

export async function insertTicket(db: Tx, ticket: NewTicket, words: string[]): Promise<Ticket> {
  const [row] = await db
    .insert(tickets)
    .values({ ...ticket, words: vectorOf(words) })
    .returning(columns)
  if (!row) throw new Error('The database returned no row for a new ticket')
  return row
}

/** Undefined when there is a ticket with the same fingerprint already. */
export async function insertTicketOnce(
  tx: Tx,
  ticket: NewTicket,
  words: string[],
): Promise<Ticket | undefined> {
  const [row] = await tx
    .insert(tickets)
    .values({ ...ticket, words: vectorOf(words) })
    .onConflictDoNothing({ target: tickets.fingerprint })
    .returning(columns)
  return row
}

export async function findTicketByFingerprint(db: Tx, fingerprint: string): Promise<Ticket | null> {
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.fingerprint, fingerprint))
  return row ?? null
}

/** Tasks that nobody wrote and nobody has solved yet, what is due first. */
export async function listOpenTasks(db: Tx, word: string, limit: number) {
  const { rows } = await db.execute<{ aboutId: string; answerBy: Date }>(sql`
    select about->>'id' as "aboutId", min(answer_by) as "answerBy" from (
      select about, answer_by from ${tickets}
      where status <> 'solved' and type in ('payment', 'parcel') and email = '' and about is not null
        and coalesce(task, 'payment') = ${word}
      order by answer_by, number limit ${limit}::int) open
    group by 1 order by 2, 1`)
  return rows.map((row) => ({ ...row, answerBy: new Date(row.answerBy) }))
}

export async function findTicket(db: Tx, number: number): Promise<Ticket | null> {
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.number, number))
  return row ?? null
}

export const listSubjects = (db: Tx, numbers: number[]) =>
  db
    .select({ number: tickets.number, subject: tickets.subject })
    .from(tickets)
    .where(inArray(tickets.number, numbers))

export async function findTicketById(db: Tx, id: string): Promise<Ticket | null> {
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.id, id))
  return row ?? null
}

/** Locks a ticket until the transaction ends, so that changes to it are made one after the other. */
export async function lockTicket(tx: Tx, id: string): Promise<Ticket> {
  const [row] = await tx.select(columns).from(tickets).where(eq(tickets.id, id)).for('update')
  if (!row) throw new Error('A ticket that was there a moment ago is gone')
  return row
}

/** Locks the tickets of an owner that are not solved, oldest first. */
export const lockUnsolvedTicketsOwnedBy = (tx: Tx, ownerId: string): Promise<Ticket[]> =>
  tx
    .select(columns)
    .from(tickets)
    .where(and(eq(tickets.assigneeId, ownerId), ne(tickets.status, 'solved')))
    .orderBy(tickets.number)
    .for('update')

/** Every change makes a new version and a new time of change. */
export async function updateTicket(
  tx: Tx,
  id: string,
  change: TicketChange,
  words: string[] = [],
): Promise<Ticket> {
  const [row] = await tx
    .update(tickets)
    .set({
      ...change,
      updatedAt: sql`now()`,
      version: sql`${tickets.version} + 1`,
      ...(words.length > 0 && {
        words: sql`case when pg_column_size(${tickets.words}) < ${maxTermsBytes}
          then ${tickets.words} || ${vectorOf(words)} else ${tickets.words} end`,
      }),
    })
    .where(eq(tickets.id, id))
    .returning(columns)
  if (!row) throw new Error('A ticket that was there a moment ago is gone')
  return row
}

/** Notes up to which message the sender has seen. The ticket keeps its version: this is no change of it. */
export const markSeen = (db: Tx, id: string, sequence: number) =>
  db
    .update(tickets)
    .set({ seenSequence: sequence })
    .where(and(eq(tickets.id, id), sql`${tickets.seenSequence} < ${sequence}`))

/** Tickets that were merged into this one but kept apart. */
export const listKeptApart = (db: Tx, ticketId: string): Promise<Ticket[]> =>
  db
    .select(columns)
    .from(tickets)
    .where(and(eq(tickets.mergedIntoId, ticketId), tickets.isKeptApart))
    .orderBy(tickets.number)

/** When a ticket is merged, the tickets that were kept apart from it are kept apart from its target. */
export const moveKeptApart = (tx: Tx, fromId: string, toId: string) =>
  tx
    .update(tickets)
    .set({ mergedIntoId: toId })
    .where(and(eq(tickets.mergedIntoId, fromId), tickets.isKeptApart))

export async function insertMessage(tx: Tx, message: NewMessage): Promise<Message> {
  const [row] = await tx.insert(ticketMessages).values(message).returning()
  if (!row) throw new Error('The database returned no row for a new message')
  return row
}

export async function findMessageByKey(
  db: Tx,
  ticketId: string,
  messageKey: string,
): Promise<Message | null> {
  const [row] = await db
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.messageKey, messageKey)))
  return row ?? null
}

/** Messages in the order of writing; only those after the sequence `after`. */
export const listMessages = (db: Tx, ticketId: string, after = 0): Promise<Message[]> =>
  db
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), gt(ticketMessages.sequence, after)))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.sequence))

export async function setMail(tx: Tx, id: string, mailId: string) {
  await tx.update(ticketMessages).set({ mailId }).where(eq(ticketMessages.id, id))
}

/** The last message of each ticket that its sender may read. */
export async function lastMessages(db: Tx, ticketIds: string[]) {
  const rows = await db
    .selectDistinctOn([ticketMessages.ticketId], {
      ticketId: ticketMessages.ticketId,
      sequence: ticketMessages.sequence,
      author: ticketMessages.author,
      words: ticketMessages.words,
    })
    .from(ticketMessages)
    .where(
      and(
        inArray(ticketMessages.ticketId, ticketIds),
        ne(ticketMessages.channel, 'note'),
        ne(ticketMessages.author, 'desk'),
      ),
    )
    .orderBy(ticketMessages.ticketId, sql`${ticketMessages.sequence} desc`)
  return new Map(rows.map((row) => [row.ticketId, row]))
}

/** Since when the sender waits for an answer; null when the last message was a reply. */
export async function findWaitingSince(db: Tx, ticketId: string) {
  const { rows } = await db.execute<{ answered: boolean; since: Date | null }>(sql`
    select a.at is not null as answered, (
      select min(m.created_at) from ticket_messages m
      where m.ticket_id = ${ticketId} and m.author = 'customer' and m.sequence > coalesce(a.at, 0)
    ) as since
    from (
      select max(sequence) as at from ticket_messages
      where ticket_id = ${ticketId} and author = 'staff' and channel <> 'note'
    ) a`)
  const row = rows[0]
  return { isAnswered: row?.answered ?? false, since: row?.since ? new Date(row.since) : null }
}

/** The status that a ticket had before staff last solved it. */
export async function findStatusBeforeSolved(db: Tx, ticketId: string): Promise<TicketStatus | undefined> {
  const [row] = await db
    .select({ from: sql<TicketStatus>`${ticketMessages.event} ->> 'from'` })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        sql`${ticketMessages.event} ->> 'kind' = 'status' and ${ticketMessages.event} ->> 'to' = 'solved'`,
      ),
    )
    .orderBy(desc(ticketMessages.sequence))
    .limit(1)
  return row?.from
}

/** Moves messages and their files. A message whose key is in both tickets is the same message and stays. */
export async function moveMessages(tx: Tx, fromId: string, toId: string) {
  await tx.execute(sql`
    update ticket_messages set ticket_id = ${toId}
    where ticket_id = ${fromId} and message_key not in (
      select message_key from ticket_messages where ticket_id = ${toId})`)
  await tx.execute(sql`
    update ticket_files f set ticket_id = ${toId} from ticket_messages m
    where m.id = f.message_id and f.ticket_id = ${fromId} and m.ticket_id = ${toId}`)
}
