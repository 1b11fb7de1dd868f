import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { sealedOtherwise } from '#platform/secrets/sealed-otherwise.ts'
import { accountEvents, recoveryCodes, secondFactors, sessions } from './account.tables.ts'

export type FactorRow = typeof secondFactors.$inferSelect

export async function findFactor(db: Tx, userId: string): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** Locked until the transaction ends: tries for one account come one after the other. */
export async function lockFactor(tx: Tx, userId: string): Promise<FactorRow | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row ?? null
}

/** Waits beside what counts until its first right code. */
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

/** False when this code, or a later one, was used before. */
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

/** Whoever of two comes second finds it used. */
export async function spendRecoveryCode(db: Tx, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.codeHash, codeHash), isUnused(userId)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return rows.length > 0
}

export const countRecoveryCodes = (db: Tx, userId: string) => db.$count(recoveryCodes, isUnused(userId))

/** From now on whoever holds this session is staff in it. */
export async function confirmSession(db: Tx, sessionId: string) {
  await db
    .update(sessions)
    .set({ confirmedAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
}

export async function unconfirmSessions(db: Tx, userId: string) {
  await db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, userId))
}

/** Whether the factor was shown on the device of this session before, by the same account. */
export async function isOnConfirmedDevice(db: Tx, sessionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from sessions mine join sessions earlier using (user_id, device_hash)
    where mine.id = ${sessionId} and earlier.confirmed_at is not null limit 1`)
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

/** Everybody who has one, oldest first. */
export const listFactors = (db: Tx, most: number): Promise<FactorRow[]> =>
  db.select().from(secondFactors).orderBy(secondFactors.createdAt).limit(most)

/** Whose app cannot be asked any more, since the key of its secret is lost; what was only begun is dropped. */
export async function listUnreadableFactors(tx: Tx, keyIds: readonly string[]): Promise<string[]> {
  await tx
    .update(secondFactors)
    .set({ pendingSealed: null })
    .where(sealedOtherwise(secondFactors.pendingSealed, keyIds))
  const rows = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(sealedOtherwise(secondFactors.secretSealed, keyIds))
  return rows.map(({ userId }) => userId)
}
