import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import type { Failure, Mail } from './mail.store.ts'
import { mails, type EndReason } from './mail.tables.ts'

/** So many readers refused in a row are no longer about single readers. */
export const mostRefusedInRow = 5

const withoutWords = { textBody: '', htmlBody: null }

interface End extends Failure {
  reason: EndReason
  /** How long those wait that are not ended after all. */
  pauseSeconds: number
}

/**
 * Ends a mail that was refused for good. When it is the fifth reader since the server last took a mail, the fault is
 * presumably ours: this one and those before it wait instead, with their words, which an end that is not certain leaves.
 */
export async function endOrHold(tx: Tx, mail: Mail, end: End): Promise<'ended' | 'held'> {
  // Several processes count together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mails refused in a row', 0))`)
  await tx
    .update(mails)
    .set({
      status: 'ended',
      endedAt: sql`now()`,
      endReason: end.reason,
      refusedAt: sql`now()`,
      attempts: sql`${mails.attempts} + 1`,
      lastError: end.words,
      lastCode: end.code,
    })
    .where(eq(mails.id, mail.id))
  const [inRow] = await tx
    .select({ readers: sql<number>`count(distinct lower(${mails.toAddress}))::int` })
    .from(mails)
    .where(isNotNull(mails.refusedAt))
  if (inRow!.readers < mostRefusedInRow) return 'ended'
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

/** The server takes mail: what it refused before was about those readers, and their secrets are dropped. */
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

/** Words of ended mails stay for as long as they may be needed to try again: secrets a day, others a month. */
export async function dropOldWords(db: Tx) {
  const isOld = or(
    lt(mails.endedAt, sql`now() - interval '30 days'`),
    and(eq(mails.hasSecret, true), lt(mails.endedAt, sql`now() - interval '1 day'`)),
  )
  await db
    .update(mails)
    .set({ ...withoutWords, refusedAt: null })
    .where(and(eq(mails.status, 'ended'), ne(mails.textBody, ''), isOld))
}

/** What staff give up: it has ended at once, and a secret in it goes with it. */
export async function endByStaff(tx: Tx, mail: Mail) {
  await tx
    .update(mails)
    .set({
      status: 'ended',
      endedAt: sql`now()`,
      endReason: 'staff',
      refusedAt: null,
      ...(mail.hasSecret && withoutWords),
    })
    .where(eq(mails.id, mail.id))
}

interface Again {
  /** `kept` where there is no mail server. */
  status: 'queued' | 'kept'
  /** Written anew, where the words are gone. */
  anew?: Pick<Mail, 'toAddress' | 'subject' | 'textBody' | 'htmlBody' | 'hasSecret'>
}

/** From the beginning, under its own id. */
export async function beginAgain(tx: Tx, id: string, { status, anew }: Again) {
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

/** Whether the last that an address was sent came back for good. */
export async function comesBack(db: Tx, address: string): Promise<boolean> {
  const isOfAddress = and(
    eq(mails.status, 'ended'),
    eq(sql`lower(${mails.toAddress})`, address.toLowerCase()),
    isNull(mails.reachedAt),
    ne(mails.endReason, 'staff'),
  )
  return (await db.select({ id: mails.id }).from(mails).where(isOfAddress).limit(1)).length > 0
}
