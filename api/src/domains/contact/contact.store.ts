import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { tickets } from './contact.tables.ts'

export type Ticket = typeof tickets.$inferSelect
export type NewTicket = typeof tickets.$inferInsert

/**
 * One message of a sender at a time until the transaction ends: a repeat sees the first one and takes no ticket
 * number, and a burst cannot slip past the count.
 */
export async function lockSender(tx: Tx, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`)
}

export async function insertTicket(db: Tx, ticket: NewTicket): Promise<Ticket> {
  const [row] = await db.insert(tickets).values(ticket).returning()
  if (!row) throw new Error('The database returned no row for a new ticket')
  return row
}

export async function findTicketByFingerprint(db: Tx, fingerprint: string): Promise<Ticket | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.fingerprint, fingerprint))
  return row ?? null
}

export async function countTicketsFrom(db: Tx, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(tickets)
    .where(and(eq(tickets.email, email), gt(tickets.createdAt, since)))
  return row?.n ?? 0
}

export const listTicketsFrom = (db: Tx, email: string): Promise<Ticket[]> =>
  db.select().from(tickets).where(eq(tickets.email, email)).orderBy(tickets.createdAt)

/** The highest number tells how many there have been, without counting a million rows. */
export async function countTickets(db: Tx): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`coalesce(max(${tickets.number}) - 1000, 0)::int` })
    .from(tickets)
  return row?.n ?? 0
}
