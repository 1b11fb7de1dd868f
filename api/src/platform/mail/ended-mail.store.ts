import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import type { Failure, Mail } from './mail.store.ts'
import { mails, type EndReason } from './mail.tables.ts'

/** So many recipients refused in a row point to a fault on our side and not to the recipients. */
export const maxRefusedInRow = 5

const withoutText = { textBody: '', htmlBody: null }

interface End extends Failure {
  reason: EndReason
  /** How long the mails wait that are put back into the queue. */
  pauseSeconds: number
}

/**
 * Ends a mail that was refused for good. When this is the fifth recipient since the server last accepted a
 * mail, the fault is presumably ours: this mail and those before it go back into the queue. Their texts are
 * still there, because an end that is not certain keeps them.
 */
export async function endOrHold(tx: Tx, mail: Mail, end: End): Promise<'ended' | 'held'> {
  // The lock makes several processes count together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mails refused in a row', 0))`)
  await tx
    .update(mails)
    .set({
      status: 'ended',
      endedAt: sql`now()`,
      endReason: end.reason,
      refusedAt: sql`now()`,
      attempts: sql`${mails.attempts} + 1`,
      lastError: end.text,
      lastCode: end.code,
    })
    .where(eq(mails.id, mail.id))
  const [inRow] = await tx
    .select({ readers: sql<number>`count(distinct lower(${mails.toAddress}))::int` })
    .from(mails)
    .where(isNotNull(mails.refusedAt))
  if (inRow!.readers < maxRefusedInRow) return 'ended'
  const taken = tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNotNull(mails.refusedAt), eq(mails.status, 'ended')))
    .for('update', { skipLocked: true })
  await tx
    .update(mails)
    .set({
      status: 'queued',
      endedAt: null,
      endReason: null,
      nextAttemptAt: sql`now() + make_interval(secs => ${end.pauseSeconds})`,
    })
    .where(inArray(mails.id, taken))
  return 'held'
}

/**
 * The server accepts mail, so its earlier refusals were about those recipients: their mails have ended for
 * certain, and the texts with secrets are deleted.
 */
export async function settleRefusals(tx: Tx, takenBy: string) {
  const unsettled = tx
    .select({ id: mails.id })
    .from(mails)
    .where(isNotNull(mails.refusedAt))
    .for('update', { skipLocked: true })
  await tx
    .update(mails)
    .set({
      refusedAt: null,
      textBody: sql`case when ${mails.status} = 'ended' and ${mails.hasSecret} then '' else ${mails.textBody} end`,
      htmlBody: sql`case when ${mails.status} = 'ended' and ${mails.hasSecret} then null else ${mails.htmlBody} end`,
    })
    .where(inArray(mails.id, unsettled))
  const reached = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'ended'),
        eq(sql`lower(${mails.toAddress})`, takenBy.toLowerCase()),
        isNull(mails.reachedAt),
      ),
    )
    .for('update', { skipLocked: true })
  await tx
    .update(mails)
    .set({ reachedAt: sql`now()` })
    .where(inArray(mails.id, reached))
}

/**
 * Deletes the texts of ended mails that nobody will send again: with secrets after a day, others after a month.
 */
export async function dropOldTexts(db: Tx) {
  const isOld = or(
    lt(mails.endedAt, sql`now() - interval '30 days'`),
    and(eq(mails.hasSecret, true), lt(mails.endedAt, sql`now() - interval '1 day'`)),
  )
  await db
    .update(mails)
    .set({ ...withoutText, refusedAt: null })
    .where(and(eq(mails.status, 'ended'), ne(mails.textBody, ''), isOld))
}

/** Staff give the mail up: it ends at once, and a text with a secret is deleted. */
export async function endByStaff(tx: Tx, mail: Mail) {
  await tx
    .update(mails)
    .set({
      status: 'ended',
      endedAt: sql`now()`,
      endReason: 'staff',
      refusedAt: null,
      ...(mail.hasSecret && withoutText),
    })
    .where(eq(mails.id, mail.id))
}

interface Restart {
  /** `kept` when there is no mail server. */
  status: 'queued' | 'kept'
  /** A newly written mail, when the old text was deleted. */
  anew?: Pick<Mail, 'toAddress' | 'subject' | 'textBody' | 'htmlBody' | 'stopLink' | 'hasSecret'>
}

/** Puts a mail back into the queue with a fresh count of attempts, under its own id. */
export async function restartMail(tx: Tx, id: string, { status, anew }: Restart) {
  await tx
    .update(mails)
    .set({
      ...anew,
      status,
      attempts: 0,
      nextAttemptAt: sql`now()`,
      lastError: null,
      lastCode: null,
      endedAt: null,
      endReason: null,
      refusedAt: null,
      reachedAt: null,
    })
    .where(eq(mails.id, id))
}

/** Whether the last mail to this address was refused for good. */
export async function hasBounced(db: Tx, address: string): Promise<boolean> {
  const isOfAddress = and(
    eq(mails.status, 'ended'),
    eq(sql`lower(${mails.toAddress})`, address.toLowerCase()),
    isNull(mails.reachedAt),
    ne(mails.endReason, 'staff'),
  )
  return (await db.select({ id: mails.id }).from(mails).where(isOfAddress).limit(1)).length > 0
}
