import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { ticketColumns, type Ticket } from './tickets.store.ts'
import { tickets } from './tickets.tables.ts'

/** Tickets that were written while signed in to the account, whatever address is in them. */
export const listTicketsOf = (
  db: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Ticket[]> =>
  db
    .select(ticketColumns)
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.updatedAt), desc(tickets.number))
    .limit(limit)
    .offset(offset)

export const countTicketsOf = (db: Tx, userId: string) => db.$count(tickets, eq(tickets.userId, userId))

/**
 * Other tickets of the same account, newest first. A ticket without an account has none: anybody can type an
 * address.
 */
export async function listOtherTickets(
  db: Tx,
  { id, userId }: Pick<Ticket, 'id' | 'userId'>,
  limit: number,
): Promise<Ticket[]> {
  if (userId === null) return []
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(and(ne(tickets.id, id), eq(tickets.userId, userId)))
    .orderBy(desc(tickets.createdAt))
    .limit(limit)
}

export const listAllTicketsOf = (db: Tx, userId: string): Promise<Ticket[]> =>
  db.select(ticketColumns).from(tickets).where(eq(tickets.userId, userId)).orderBy(tickets.createdAt)

/**
 * For an account whose address belongs to somebody else: support keeps the messages, but they belong neither to
 * the account nor to the owner of the address any more.
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

/** When an account leaves an address that was never proven, its tickets follow it to the new address. */
export const changeEmailOfTickets = async (db: Tx, userId: string, email: string) => {
  await db.update(tickets).set({ email }).where(eq(tickets.userId, userId))
}
