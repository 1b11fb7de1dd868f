import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { mails, type MailCap } from './mail.tables.ts'

export type { MailCap } from './mail.tables.ts'
export type Mail = typeof mails.$inferSelect

export async function insertMail(db: Tx, mail: typeof mails.$inferInsert) {
  await db.insert(mails).values(mail)
}

/** Inserts the mails that are not there yet. */
export async function insertMissingMails(db: Tx, rows: (typeof mails.$inferInsert)[]) {
  await db.insert(mails).values(rows).onConflictDoNothing()
}

/**
 * Holds a lock until the transaction ends, so that of two transactions at once the second counts what the first
 * has queued.
 */
export async function countCapped(tx: Tx, toAddress: string, cap: MailCap): Promise<number> {
  const to = toAddress.toLowerCase()
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${cap} ${to}`}, 0))`)
  const isCounted = and(
    eq(sql`lower(${mails.toAddress})`, to),
    eq(mails.cap, cap),
    gt(mails.createdAt, sql`now() - interval '1 day'`),
  )
  return tx.$count(mails, isCounted)
}

/** An insert of several mails, as part of a larger statement. */
export const insertMailsSql = (rows: (typeof mails.$inferInsert)[]): SQL => sql`
  insert into mails (id, replies_to, to_address, subject, text_body, html_body, status, kind, about, stop_link,
    has_secret)
  select id, "repliesTo", "toAddress", subject, "textBody", "htmlBody", status, kind, about, "stopLink",
    "hasSecret"
  from json_to_recordset(${JSON.stringify(rows)}::json) as x (id uuid, "repliesTo" uuid[], "toAddress" text,
    subject text, "textBody" text, "htmlBody" text, status text, kind text, about text,
    "stopLink" text, "hasSecret" boolean)`

/** Locks the row until the transaction ends, so that no other process sends the same mail meanwhile. */
export async function lockDueMail(tx: Tx): Promise<Mail | null> {
  const [row] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.status, 'queued'), lte(mails.nextAttemptAt, sql`now()`)))
    // Mails that have failed wait behind those that were not tried yet, so that nobody can fill the queue for
    // others.
    .orderBy(asc(sql`(${mails.attempts} > 0)`), asc(mails.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function markSent(tx: Tx, id: string) {
  await tx
    .update(mails)
    .set({
      status: 'sent',
      sentAt: sql`now()`,
      attempts: sql`${mails.attempts} + 1`,
      lastError: null,
      lastCode: null,
      refusedAt: null,
      // Its links open accounts, so once it is sent only its recipient keeps the text.
      textBody: '',
      htmlBody: null,
      stopLink: null,
    })
    .where(eq(mails.id, id))
}

/** What the mail server answered when the attempt failed. */
export interface Failure {
  text: string
  code: number | null
}

export async function postpone(tx: Tx, id: string, seconds: number, { text, code }: Failure) {
  await tx
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`,
      lastError: text,
      lastCode: code,
    })
    .where(eq(mails.id, id))
}

export interface MailState {
  /** Mails that are written and not yet accepted by the mail server. */
  waiting: number
  /** 0 when no mail waits. */
  oldestWaitingSeconds: number
  ended: number
}

/** How many mails wait and since when, and how many were refused for good. */
export async function readMailState(db: Tx): Promise<MailState> {
  const { rows } = await db.execute<{ waiting: number; oldest: number; ended: number }>(sql`
    select (select count(*)::int from mails where status = 'queued') as waiting,
      (select count(*)::int from mails where status = 'ended') as ended,
      coalesce(greatest(0, extract(epoch from now() - (
        select created_at from mails where status = 'queued' order by created_at, id limit 1))), 0)::int as oldest`)
  const [{ waiting, oldest, ended }] = rows as [{ waiting: number; oldest: number; ended: number }]
  return { waiting, oldestWaitingSeconds: oldest, ended }
}

export const listNewestMails = (db: Tx, limit: number): Promise<Mail[]> =>
  db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)

/** The newest mail about a subject, whatever its state. */
export async function findLastMailAbout(db: Tx, about: string): Promise<Mail | undefined> {
  const [row] = await db
    .select()
    .from(mails)
    .where(eq(mails.about, about))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1)
  return row
}

interface MailOutcome {
  state: 'queued' | 'sent' | 'failed' | 'kept' | 'ended'
  /** What the mail server answered, if it failed. */
  error: string | null
}

/**
 * The state of each mail: one that the mail server has refused so far counts as failed, though it is tried
 * again.
 */
export async function findMailOutcomes(db: Tx, ids: string[]): Promise<Map<string, MailOutcome>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: mails.id, status: mails.status, error: mails.lastError })
    .from(mails)
    .where(inArray(mails.id, ids))
  return new Map(
    rows.map(({ id, status, error }) => [
      id,
      { state: status === 'queued' && error !== null ? 'failed' : status, error },
    ]),
  )
}
