import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { isLive, type UserRow } from './account.store.ts'
import { identities, users } from './account.tables.ts'

type IdentityRow = typeof identities.$inferSelect
type NewIdentity = typeof identities.$inferInsert

export async function findIdentity(db: Tx, issuer: string, subject: string): Promise<IdentityRow | null> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row ?? null
}

export async function findIdentityOfUser(db: Tx, userId: string): Promise<IdentityRow | null> {
  const [row] = await db.select().from(identities).where(eq(identities.userId, userId)).limit(1)
  return row ?? null
}

export async function findIdentityAt(db: Tx, userId: string, issuer: string): Promise<IdentityRow | null> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)))
  return row ?? null
}

/** Returns null and inserts nothing where the Google account or the user is linked already. */
export async function insertIdentity(db: Tx, identity: NewIdentity): Promise<IdentityRow | null> {
  const [row] = await db.insert(identities).values(identity).onConflictDoNothing().returning()
  return row ?? null
}

export const deleteIdentities = async (db: Tx, userId: string) => {
  await db.delete(identities).where(eq(identities.userId, userId))
}

/** Locks the row, so that nobody else changes or deletes the account before the transaction ends. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isLive))
    .for('update')
  return row ?? null
}

export async function lockUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isLive))
    .for('update')
  return row ?? null
}
