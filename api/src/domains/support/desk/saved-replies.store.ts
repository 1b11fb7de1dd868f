import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { savedReplies } from './saved-replies.tables.ts'

export type SavedReplyRow = typeof savedReplies.$inferSelect
type NewReply = typeof savedReplies.$inferInsert

export const listReplies = (db: Tx): Promise<SavedReplyRow[]> =>
  db.select().from(savedReplies).orderBy(asc(savedReplies.shortcut))

export const listRepliesById = (db: Tx, ids: string[]): Promise<SavedReplyRow[]> =>
  db.select().from(savedReplies).where(inArray(savedReplies.id, ids))

/** Returns null and inserts nothing when another reply has the shortcut. */
export async function insertReply(tx: Tx, reply: NewReply): Promise<SavedReplyRow | null> {
  const [row] = await tx.insert(savedReplies).values(reply).onConflictDoNothing().returning()
  return row ?? null
}

export async function lockReply(tx: Tx, id: string): Promise<SavedReplyRow | null> {
  const [row] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update')
  return row ?? null
}

export async function isShortcutTaken(tx: Tx, shortcut: string, except: string): Promise<boolean> {
  const n = await tx.$count(
    savedReplies,
    and(eq(savedReplies.shortcut, shortcut), sql`${savedReplies.id} <> ${except}`),
  )
  return n > 0
}

export async function updateReply(tx: Tx, id: string, change: Partial<NewReply>): Promise<SavedReplyRow> {
  const [row] = await tx
    .update(savedReplies)
    .set({ ...change, version: sql`${savedReplies.version} + 1`, updatedAt: sql`now()` })
    .where(eq(savedReplies.id, id))
    .returning()
  if (!row) throw new Error('A reply that was locked is gone')
  return row
}

export const deleteReply = (tx: Tx, id: string) => tx.delete(savedReplies).where(eq(savedReplies.id, id))
