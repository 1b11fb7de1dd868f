import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { ticketFiles } from './tickets.tables.ts'

type MessageFile = Pick<typeof ticketFiles.$inferSelect, 'fileId' | 'messageId'>

export async function insertUpload(db: Tx, fileId: string) {
  await db.insert(ticketFiles).values({ fileId })
}

/** Attaches uploads that belong to no message yet, and returns how many there were. */
export async function claimFiles(tx: Tx, fileIds: string[], owner: { ticketId: string; messageId?: string }) {
  let claimed = 0
  for (const [position, fileId] of fileIds.entries()) {
    const rows = await tx
      .update(ticketFiles)
      .set({ ...owner, position })
      .where(and(eq(ticketFiles.fileId, fileId), isNull(ticketFiles.ticketId)))
      .returning({ fileId: ticketFiles.fileId })
    claimed += rows.length
  }
  return claimed
}

/** Moves the files of a ticket's first message to the message that repeats it in another ticket. */
export const moveFirstFiles = (tx: Tx, fromId: string, to: { ticketId: string; messageId: string }) =>
  tx
    .update(ticketFiles)
    .set(to)
    .where(and(eq(ticketFiles.ticketId, fromId), isNull(ticketFiles.messageId)))

export const listFiles = (db: Tx, ticketId: string): Promise<MessageFile[]> =>
  db
    .select({ fileId: ticketFiles.fileId, messageId: ticketFiles.messageId })
    .from(ticketFiles)
    .where(eq(ticketFiles.ticketId, ticketId))
    .orderBy(ticketFiles.position, ticketFiles.fileId)

/** Uploads without a message, up to `limit`. */
export async function listWaitingUploads(db: Tx, limit: number): Promise<string[]> {
  const rows = await db
    .select({ fileId: ticketFiles.fileId })
    .from(ticketFiles)
    .where(isNull(ticketFiles.ticketId))
    .limit(limit)
  return rows.map(({ fileId }) => fileId)
}

/** Deletes uploads whose message was not sent within two hours, and returns the ids of their files. */
export async function dropOldUploads(tx: Tx, limit: number): Promise<string[]> {
  const old = tx
    .select({ fileId: ticketFiles.fileId })
    .from(ticketFiles)
    .where(and(isNull(ticketFiles.ticketId), lt(ticketFiles.createdAt, sql`now() - interval '2 hours'`)))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .delete(ticketFiles)
    .where(inArray(ticketFiles.fileId, old))
    .returning({ fileId: ticketFiles.fileId })
  return rows.map(({ fileId }) => fileId)
}
