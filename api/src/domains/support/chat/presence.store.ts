import { and, desc, eq, isNotNull, lt, max, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { staffPresence } from './presence.tables.ts'

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`

/** Notes that a console is open now. A new console takes over what the person chose last about taking chats. */
export async function touchConsole(db: Tx, userId: string, consoleId: string): Promise<boolean> {
  const chosen = sql`coalesce((select is_available from staff_presence where user_id = ${userId}
    order by seen_at desc limit 1), true)`
  const [row] = await db
    .insert(staffPresence)
    .values({ userId, consoleId, isAvailable: chosen })
    .onConflictDoUpdate({
      target: [staffPresence.userId, staffPresence.consoleId],
      set: { seenAt: sql`now()` },
    })
    .returning({ isAvailable: staffPresence.isAvailable })
  return row?.isAvailable ?? false
}

/** Sets back when the console was last seen to so many seconds ago, unless that was even earlier. */
export async function backdateConsole(db: Tx, userId: string, consoleId: string, seconds: number) {
  await db
    .update(staffPresence)
    .set({ seenAt: sql`least(${staffPresence.seenAt}, ${secondsAgo(seconds)})` })
    .where(and(eq(staffPresence.userId, userId), eq(staffPresence.consoleId, consoleId)))
}

/** Notes which ticket a console shows. Consoles that have no stream are not there for anybody. */
export async function setViewing(
  db: Tx,
  userId: string,
  consoleId: string,
  view: { viewing: number | null; isWriting: boolean },
) {
  await db
    .update(staffPresence)
    .set(view)
    .where(and(eq(staffPresence.userId, userId), eq(staffPresence.consoleId, consoleId)))
}

/** Who has which ticket open; somebody who has it open in several tabs is there once. */
export async function listViewersSeenWithin(db: Tx, withinSeconds: number) {
  return db
    .select({
      number: sql<number>`${staffPresence.viewing}`,
      id: staffPresence.userId,
      isWriting: sql<boolean>`bool_or(${staffPresence.isWriting})`,
    })
    .from(staffPresence)
    .where(and(isNotNull(staffPresence.viewing), sql`${staffPresence.seenAt} > ${secondsAgo(withinSeconds)}`))
    .groupBy(staffPresence.viewing, staffPresence.userId)
    .orderBy(staffPresence.viewing, staffPresence.userId)
}

export async function setAvailable(db: Tx, userId: string, isAvailable: boolean): Promise<boolean> {
  const rows = await db
    .update(staffPresence)
    .set({ isAvailable })
    .where(eq(staffPresence.userId, userId))
    .returning({ consoleId: staffPresence.consoleId })
  return rows.length > 0
}

/** The people who take chats, the one who was seen last first. */
export async function listAvailableStaffSeenWithin(db: Tx, withinSeconds: number): Promise<string[]> {
  const seen = max(staffPresence.seenAt)
  const rows = await db
    .select({ userId: staffPresence.userId })
    .from(staffPresence)
    .where(
      and(eq(staffPresence.isAvailable, true), sql`${staffPresence.seenAt} > ${secondsAgo(withinSeconds)}`),
    )
    .groupBy(staffPresence.userId)
    .orderBy(desc(seen))
  return rows.map(({ userId }) => userId)
}

export async function deleteOldConsoles(db: Tx, days: number) {
  await db.delete(staffPresence).where(lt(staffPresence.seenAt, secondsAgo(days * 86_400)))
}
