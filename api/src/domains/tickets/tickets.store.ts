import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { tickets } from './tickets.tables.ts'

export type { TicketAbout } from './tickets.tables.ts'
export type Ticket = Omit<typeof tickets.$inferSelect, 'words'>
export type NewTicket = Omit<typeof tickets.$inferInsert, 'words'>
export type TicketChange = Partial<Omit<NewTicket, 'id' | 'number' | 'version'>>

// Its words are for finding and can be long.
const { words: _, ...columns } = getTableColumns(tickets)

/** A ticket that people talk on for years is still found by its first words. */
const mostWordsBytes = 200_000
const vectorOf = (words: string[]) => sql`array_to_tsvector(${sql.param(words)}::text[])`

/**
 * One message of a sender at a time until the transaction ends: a repeat sees the first one and takes no ticket
 * number, and a burst cannot slip past the count.
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

/** Undefined when it is there already. */
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

export async function findTicket(db: Tx, number: number): Promise<Ticket | null> {
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.number, number))
  return row ?? null
}

export async function findTicketById(db: Tx, id: string): Promise<Ticket | null> {
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.id, id))
  return row ?? null
}

/** Locked until the transaction ends: what happens to a ticket happens one after the other. */
export async function lockTicket(tx: Tx, id: string): Promise<Ticket> {
  const [row] = await tx.select(columns).from(tickets).where(eq(tickets.id, id)).for('update')
  if (!row) throw new Error('A ticket that was there a moment ago is gone')
  return row
}

/** Every change makes a new version and is news. */
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
        words: sql`case when pg_column_size(${tickets.words}) < ${mostWordsBytes}
          then ${tickets.words} || ${vectorOf(words)} else ${tickets.words} end`,
      }),
    })
    .where(eq(tickets.id, id))
    .returning(columns)
  if (!row) throw new Error('A ticket that was there a moment ago is gone')
  return row
}

/** What its sender has seen is no change of the ticket. */
export const markSeen = (db: Tx, id: string, sequence: number) =>
  db
    .update(tickets)
    .set({ seenSequence: sequence })
    .where(and(eq(tickets.id, id), sql`${tickets.seenSequence} < ${sequence}`))

/** One's own are those that one wrote while signed in, whatever address stands in them. */
export const listTicketsOf = (
  db: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Ticket[]> =>
  db
    .select(columns)
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.updatedAt), desc(tickets.number))
    .limit(limit)
    .offset(offset)

export const countTicketsOf = (db: Tx, userId: string) => db.$count(tickets, eq(tickets.userId, userId))

/** Others of the same account, newest first; an address has none, for anybody can type it. */
export async function listEarlier(
  db: Tx,
  { id, userId }: Pick<Ticket, 'id' | 'userId'>,
  limit: number,
): Promise<Ticket[]> {
  if (userId === null) return []
  return db
    .select(columns)
    .from(tickets)
    .where(and(ne(tickets.id, id), eq(tickets.userId, userId)))
    .orderBy(desc(tickets.createdAt))
    .limit(limit)
}

export const listAllTicketsOf = (db: Tx, userId: string): Promise<Ticket[]> =>
  db.select(columns).from(tickets).where(eq(tickets.userId, userId)).orderBy(tickets.createdAt)

/** Merged into this one, but kept apart from it. */
export const listKeptApart = (db: Tx, ticketId: string): Promise<Ticket[]> =>
  db
    .select(columns)
    .from(tickets)
    .where(and(eq(tickets.mergedIntoId, ticketId), tickets.isKeptApart))
    .orderBy(tickets.number)

/** What was kept apart from the one is kept apart from the other. */
export const moveKeptApart = (tx: Tx, fromId: string, toId: string) =>
  tx
    .update(tickets)
    .set({ mergedIntoId: toId })
    .where(and(eq(tickets.mergedIntoId, fromId), tickets.isKeptApart))

/**
 * What somebody wrote in an account that turned out not to be theirs: the words stay with the desk, and belong neither
 * to the account nor to the owner of its address any more.
 */
export const detachTicketsOf = async (db: Tx, userId: string, email: string) => {
  await db
    .update(tickets)
    .set({
      userId: null,
      keyHash: null,
      email,
      status: 'solved',
      solvedAt: sql`coalesce(${tickets.solvedAt}, now())`,
      version: sql`${tickets.version} + 1`,
    })
    .where(eq(tickets.userId, userId))
}

/** Whoever leaves an address that was never proven theirs takes along what they wrote under it. */
export const readdressTicketsOf = async (db: Tx, userId: string, email: string) => {
  await db.update(tickets).set({ email }).where(eq(tickets.userId, userId))
}

/** The highest number tells how many there have been, without counting a million rows. */
export async function countTickets(db: Tx): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(max(${tickets.number}) - 1000, 0)::int` })
    .from(tickets)
  return row?.n ?? 0
}
