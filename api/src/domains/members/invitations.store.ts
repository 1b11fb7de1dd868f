import { randomUUIDv7 } from 'node:crypto'
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { vendorInvitations } from './members.tables.ts'

export type InvitationRow = typeof vendorInvitations.$inferSelect

/** Neither accepted nor withdrawn; its time may be over. */
const isWaiting = and(isNull(vendorInvitations.acceptedAt), isNull(vendorInvitations.withdrawnAt))
const isTo = (email: string) => eq(sql`lower(${vendorInvitations.email})`, email.toLowerCase())

/** An invitation by what names it: the hash of its token, or its id. */
export type InvitationKey = { tokenHash: string } | { id: string }

export async function findInvitation(db: Tx, key: InvitationKey): Promise<InvitationRow | null> {
  const isIt = 'id' in key ? eq(vendorInvitations.id, key.id) : eq(vendorInvitations.tokenHash, key.tokenHash)
  const [row] = await db.select().from(vendorInvitations).where(isIt)
  return row ?? null
}

export async function findInvitationById(
  db: Tx,
  vendorId: number,
  id: string,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(vendorInvitations)
    .where(and(eq(vendorInvitations.id, id), eq(vendorInvitations.vendorId, vendorId)))
  return row ?? null
}

/** Those that wait or have ended since `endedAfter`, the newest first. */
export const listWaitingInvitations = (
  db: Tx,
  vendorId: number,
  endedAfter: Date,
): Promise<InvitationRow[]> =>
  db
    .select()
    .from(vendorInvitations)
    .where(
      and(eq(vendorInvitations.vendorId, vendorId), isWaiting, gt(vendorInvitations.expiresAt, endedAfter)),
    )
    .orderBy(desc(vendorInvitations.createdAt), desc(vendorInvitations.id))

/** Those that an address can accept now, the newest first. */
export const listOpenInvitationsTo = (db: Tx, email: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(vendorInvitations)
    .where(and(isTo(email), isWaiting, gt(vendorInvitations.expiresAt, sql`now()`)))
    .orderBy(desc(vendorInvitations.createdAt), desc(vendorInvitations.id))

export async function countOpenInvitations(db: Tx, vendorId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(vendorInvitations)
    .where(
      and(eq(vendorInvitations.vendorId, vendorId), isWaiting, gt(vendorInvitations.expiresAt, sql`now()`)),
    )
  return row?.n ?? 0
}

/** How many invitations a shop sent in the last day, in all and to one address. */
export async function countInvitationsOfDay(db: Tx, vendorId: number, email: string) {
  const [row] = await db
    .select({ inAll: count(), toAddress: sql<number>`count(*) filter (where ${isTo(email)})::int` })
    .from(vendorInvitations)
    .where(
      and(
        eq(vendorInvitations.vendorId, vendorId),
        gt(vendorInvitations.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  return row!
}

export async function insertInvitation(
  db: Tx,
  invitation: Omit<typeof vendorInvitations.$inferInsert, 'id'>,
): Promise<InvitationRow> {
  const [row] = await db
    .insert(vendorInvitations)
    .values({ id: randomUUIDv7(), ...invitation })
    .returning()
  return row!
}

export const acceptInvitationRow = async (db: Tx, id: string, userId: string) => {
  await db
    .update(vendorInvitations)
    .set({ acceptedAt: sql`now()`, acceptedBy: userId })
    .where(eq(vendorInvitations.id, id))
}

const withdrawn = { withdrawnAt: sql`now()` }

export const withdrawInvitationRow = async (db: Tx, id: string) => {
  await db.update(vendorInvitations).set(withdrawn).where(eq(vendorInvitations.id, id))
}

/** Ends the link that an address was sent before. */
export const withdrawInvitationTo = async (db: Tx, vendorId: number, email: string) => {
  await db
    .update(vendorInvitations)
    .set(withdrawn)
    .where(and(eq(vendorInvitations.vendorId, vendorId), isTo(email), isWaiting))
}

/** Writes `email`, an address of nobody, on the invitations that an account accepted. */
export const anonymiseInvitations = async (db: Tx, userId: string, email: string) => {
  await db.update(vendorInvitations).set({ email }).where(eq(vendorInvitations.acceptedBy, userId))
}

/** Deletes invitations that nobody accepted, with the address on them, `days` after their time. */
export const deleteOldInvitations = async (db: Tx, days: number) => {
  await db
    .delete(vendorInvitations)
    .where(
      and(
        isNull(vendorInvitations.acceptedAt),
        lt(vendorInvitations.expiresAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
}
