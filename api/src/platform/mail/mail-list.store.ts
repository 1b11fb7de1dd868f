import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import type { Mail } from './mail.store.ts'
import { mails } from './mail.tables.ts'

export type ListedState = 'waiting' | 'ended'

const lists = {
  waiting: { status: 'queued', at: mails.createdAt, order: asc, after: '>' },
  ended: { status: 'ended', at: mails.endedAt, order: desc, after: '<' },
} as const

export async function findMail(db: Tx, id: string): Promise<Mail | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}

/**
 * Waiting mails by age, ended mails by when they ended; a page starts after the last mail of the page before.
 */
export function listMails(
  db: Tx,
  state: ListedState,
  after: Mail | undefined,
  limit: number,
): Promise<Mail[]> {
  const { status, at, order, after: beyond } = lists[state]
  const place = sql`(select ${at}, ${mails.id} from ${mails} where ${mails.id} = ${after?.id ?? null})`
  const isBeyond: SQL | undefined = after && sql`(${at}, ${mails.id}) ${sql.raw(beyond)} ${place}`
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.status, status), isBeyond))
    .orderBy(order(at), order(mails.id))
    .limit(limit)
}

/** The subjects of these mails, by their ids. */
export async function mailSubjectsById(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: mails.id, subject: mails.subject })
    .from(mails)
    .where(inArray(mails.id, ids))
  return new Map(rows.map(({ id, subject }) => [id, subject]))
}

/** `busy` when another process is sending the mail at this moment. */
export async function lockMail(tx: Tx, id: string): Promise<Mail | 'busy' | undefined> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for('update', { skipLocked: true })
  return row ?? ((await findMail(tx, id)) ? 'busy' : undefined)
}

/** Makes all waiting mails due; those that are being sent at this moment are skipped. */
export async function makeAllDue(tx: Tx): Promise<number> {
  const waiting = tx
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.status, 'queued'))
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(mails)
    .set({ nextAttemptAt: sql`now()` })
    .where(inArray(mails.id, waiting))
    .returning({ id: mails.id })
  return rows.length
}
