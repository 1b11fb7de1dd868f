import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { ticketFiles, ticketMessages } from './tickets.tables.ts'

export type Message = typeof ticketMessages.$inferSelect
export type NewMessage = Omit<typeof ticketMessages.$inferInsert, 'sequence'>
export type MessageFile = Pick<typeof ticketFiles.$inferSelect, 'fileId' | 'messageId'>

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

/** In the order in which they were said, all of them or those that came later. */
export const listMessages = (db: Tx, ticketId: string, after = 0): Promise<Message[]> =>
  db
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), gt(ticketMessages.sequence, after)))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.sequence))

export async function setMail(tx: Tx, id: string, mailId: string) {
  await tx.update(ticketMessages).set({ mailId }).where(eq(ticketMessages.id, id))
}

/** The last words of each that its sender may read. */
export async function lastWords(db: Tx, ticketIds: string[]) {
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

/** Since when the sender waits for an answer; nothing when ours was the last word. */
export async function waitsSince(db: Tx, ticketId: string) {
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

/** What both tickets were told under the same key stays where it is: it is the same message. */
export async function moveMessages(tx: Tx, fromId: string, toId: string) {
  await tx.execute(sql`
    update ticket_messages set ticket_id = ${toId}
    where ticket_id = ${fromId} and message_key not in (
      select message_key from ticket_messages where ticket_id = ${toId})`)
  await tx.execute(sql`
    update ticket_files f set ticket_id = ${toId} from ticket_messages m
    where m.id = f.message_id and f.ticket_id = ${fromId} and m.ticket_id = ${toId}`)
}

export async function insertUpload(db: Tx, fileId: string) {
  await db.insert(ticketFiles).values({ fileId })
}

/** Of those that nobody has sent yet; says how many it were. */
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

/** Files of a first message belong to the message that says it elsewhere. */
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

/** Uploads without a message, as many as may matter. */
export async function listWaitingUploads(db: Tx, limit: number): Promise<string[]> {
  const rows = await db
    .select({ fileId: ticketFiles.fileId })
    .from(ticketFiles)
    .where(isNull(ticketFiles.ticketId))
    .limit(limit)
  return rows.map(({ fileId }) => fileId)
}

/** Uploads whose message was never sent. */
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
