import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { accountEvents, recoveryCodes, secondFactors, sessions } from './account.tables.ts'

/** Whether somebody has set up a second factor, inside of a larger statement. */
export const hasSecondFactorSql = (userId: string) =>
  `exists (select from second_factors f where f.user_id = ${userId} and f.secret_sealed is not null)`

export type FactorRow = typeof secondFactors.$inferSelect

export async function findFactor(db: Tx, userId: string): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** Locks the row until the transaction ends, so that attempts for an account are checked one by one. */
export async function lockFactor(tx: Tx, userId: string): Promise<FactorRow | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row ?? null
}

/** Saves a new secret beside the one in force; its first right code puts it in force. */
export async function savePendingSecret(db: Tx, userId: string, pendingSealed: string) {
  await db
    .insert(secondFactors)
    .values({ userId, pendingSealed })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSealed } })
}

export async function saveSecret(db: Tx, userId: string, secretSealed: string, lastStep: number) {
  const confirmed = { secretSealed, pendingSealed: null, lastStep, confirmedAt: sql`now()` }
  await db
    .insert(secondFactors)
    .values({ userId, ...confirmed })
    .onConflictDoUpdate({ target: secondFactors.userId, set: confirmed })
}

/** Marks a time step as used. False when its code, or the code of a later step, was used before. */
export async function spendStep(db: Tx, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

export async function replaceRecoveryCodes(db: Tx, userId: string, hashes: string[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })))
}

const isUnused = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

/** Marks a recovery code as used. False when it is unknown or used: of two requests at once, one gets true. */
export async function spendRecoveryCode(db: Tx, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.codeHash, codeHash), isUnused(userId)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return rows.length > 0
}

export const countRecoveryCodes = (db: Tx, userId: string) => db.$count(recoveryCodes, isUnused(userId))

/** Notes that the second factor was given in this session, which gives it staff rights and opens shops. */
export async function confirmSession(db: Tx, sessionId: string) {
  await db
    .update(sessions)
    .set({ confirmedAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
}

export async function unconfirmSessions(db: Tx, userId: string) {
  await db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, userId))
}

/** Whether the same account gave its second factor on this session's device before. */
export async function isOnConfirmedDevice(db: Tx, sessionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from sessions this_session join sessions earlier using (user_id, device_hash)
    where this_session.id = ${sessionId} and earlier.confirmed_at is not null limit 1`)
  return rows.length > 0
}

export async function countEventsSince(db: Tx, userId: string, event: string, since: Date) {
  const [row] = await db
    .select({ count: count() })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        gt(accountEvents.createdAt, since),
        eq(accountEvents.event, event),
      ),
    )
  return row?.count ?? 0
}

export async function deleteFactor(db: Tx, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Second factors of all accounts, oldest first. */
export const listFactors = (db: Tx, limit: number): Promise<FactorRow[]> =>
  db.select().from(secondFactors).orderBy(secondFactors.createdAt).limit(limit)

/**
 * The users whose secret cannot be decrypted any more, because its encryption key is lost. Clears pending
 * secrets that cannot be decrypted either.
 */
export async function listUnreadableFactors(tx: Tx, keyIds: readonly string[]): Promise<string[]> {
  await tx
    .update(secondFactors)
    .set({ pendingSealed: null })
    .where(isEncryptedWithOtherKey(secondFactors.pendingSealed, keyIds))
  const rows = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(isEncryptedWithOtherKey(secondFactors.secretSealed, keyIds))
  return rows.map(({ userId }) => userId)
}
