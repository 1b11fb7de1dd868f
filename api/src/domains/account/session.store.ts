import { and, desc, eq, gt, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import {
  accessTokens,
  refreshTokens,
  sessions,
  users,
  type EndReason,
  type SignInWay,
} from './account.tables.ts'

export type { EndReason, SignInWay } from './account.tables.ts'
export type SessionRow = typeof sessions.$inferSelect
export type NewSession = typeof sessions.$inferInsert

const isLive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`))

const selectAccessToken = <Part>(db: Tx, member: SQL<Part>) =>
  db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      name: users.name,
      roles: users.roles,
      staffRights: users.staffRights,
      confirmedAt: sessions.confirmedAt,
      deviceHash: sessions.deviceHash,
      endedAt: sessions.endedAt,
      expiresAt: accessTokens.expiresAt,
      deletedAt: users.deletedAt,
      lockedAt: users.lockedAt,
      member,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(accessTokens.tokenHash, sql.placeholder('tokenHash')))

/** Prepared because nearly every request asks for it. */
const accessTokenByHash = prepared((db) => selectAccessToken(db, sql<null>`null`))
export async function findAccessToken(db: Tx, tokenHash: string) {
  const [row] = await accessTokenByHash(db).execute({ tokenHash })
  return row ?? null
}

/** The same, and what the person of the row of `sessions` is in a shop, which `member` reads by the placeholder `vendorId`. */
export function accessTokenFinder<Part>(member: SQL<Part>) {
  const byHash = prepared((db) => selectAccessToken(db, member))
  return async (db: Tx, tokenHash: string, vendorId: number) =>
    (await byHash(db).execute({ tokenHash, vendorId }))[0] ?? null
}

export const insertSession = async (db: Tx, session: NewSession) => {
  await db.insert(sessions).values(session)
}

export const insertAccessToken = async (db: Tx, row: typeof accessTokens.$inferInsert) => {
  await db.insert(accessTokens).values(row)
}

export const insertRefreshToken = async (db: Tx, row: typeof refreshTokens.$inferInsert) => {
  await db.insert(refreshTokens).values(row)
}

/** Locks the session until the transaction ends, so that tabs which refresh at the same moment take turns. */
export async function lockSessionOfRefreshToken(
  tx: Tx,
  refreshTokenHash: string,
): Promise<SessionRow | null> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(
      eq(sessions.id, sql`(select session_id from ${refreshTokens} where token_hash = ${refreshTokenHash})`),
    )
    .for('update')
  return row ?? null
}

export const findRefreshTokens = (db: Tx, hashes: string[]) =>
  db.select().from(refreshTokens).where(inArray(refreshTokens.tokenHash, hashes))

export const markRefreshTokenUsed = async (db: Tx, hash: string) => {
  await db
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .where(eq(refreshTokens.tokenHash, hash))
}

/** Notes that the session was used, and deletes its access tokens that expired more than a day ago. */
export async function touchSession(db: Tx, sessionId: string, ipAddress: string | null) {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, ipAddress })
    .where(eq(sessions.id, sessionId))
  await db
    .delete(accessTokens)
    .where(
      and(eq(accessTokens.sessionId, sessionId), lt(accessTokens.expiresAt, sql`now() - interval '1 day'`)),
    )
}

async function hasSession(db: Tx, ...conditions: (SQL | undefined)[]): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(...conditions))
    .limit(1)
  return row !== undefined
}

export const wasEverSignedIn = (db: Tx, userId: string) => hasSession(db, eq(sessions.userId, userId))

/** Whether somebody signed in to this account on the device before. */
export const isKnownDevice = (db: Tx, userId: string, deviceHash: string) =>
  hasSession(db, eq(sessions.userId, userId), eq(sessions.deviceHash, deviceHash))

/** The same for clients without cookies, which are recognised only by their user agent. */
export const isKnownClient = (db: Tx, userId: string, userAgent: string) =>
  hasSession(db, eq(sessions.userId, userId), isNull(sessions.deviceHash), eq(sessions.userAgent, userAgent))

/** Whether the account of this address was used on the device before; false where there is no account. */
export async function isKnownDeviceAt(db: Tx, email: string, deviceHash: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.deviceHash, deviceHash), eq(sql`lower(${users.email})`, email.toLowerCase())))
    .limit(1)
  return row !== undefined
}

const ended = (reason: EndReason) => ({ endedAt: sql`now()`, endedFor: reason })

export async function endSessionRow(
  db: Tx,
  userId: string,
  sessionId: string,
  reason: EndReason,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set(ended(reason))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/**
 * Ends the open sessions of a device, and notes its new cookie in all its sessions, so that the accounts which
 * were used on it still recognise it.
 */
export async function renewDevice(db: Tx, beforeHash: string, afterHash: string) {
  const isOnDevice = eq(sessions.deviceHash, beforeHash)
  await db.update(sessions).set(ended('replaced')).where(and(isOnDevice, isLive))
  await db.update(sessions).set({ deviceHash: afterHash }).where(isOnDevice)
}

export async function endSessionsOf(
  db: Tx,
  userId: string,
  { reason, except, way }: { reason: EndReason; except?: string | undefined; way?: SignInWay },
): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  const byWay = way === undefined ? undefined : eq(sessions.way, way)
  const rows = await db
    .update(sessions)
    .set(ended(reason))
    .where(and(eq(sessions.userId, userId), isLive, others, byWay))
    .returning({ id: sessions.id })
  return rows.length
}

export const listLiveSessions = (db: Tx, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(100)

export const listSessionHistory = (db: Tx, userId: string): Promise<SessionRow[]> =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt)

export async function findSessionRow(db: Tx, sessionId: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
  return row ?? null
}

export const deleteSessionsOf = async (db: Tx, userId: string) => {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Deletes sessions, with their devices and IP addresses, 90 days after their last use. */
export const deleteOldSessions = async (db: Tx) => {
  await db.delete(sessions).where(lt(sessions.lastUsedAt, sql`now() - interval '90 days'`))
}
