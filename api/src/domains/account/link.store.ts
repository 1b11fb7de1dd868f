import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { accountLinks, type LinkPurpose } from './account.tables.ts'

export type { LinkPurpose } from './account.tables.ts'
export type LinkRow = typeof accountLinks.$inferSelect

export const insertLink = async (db: Tx, row: typeof accountLinks.$inferInsert) => {
  await db.insert(accountLinks).values(row)
}

export async function findLink(db: Tx, tokenHash: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(accountLinks).where(eq(accountLinks.tokenHash, tokenHash))
  return row ?? null
}

/** Locked until the transaction ends: of two that open it together, the second sees what the first did. */
export async function lockLink(tx: Tx, tokenHash: string): Promise<LinkRow | null> {
  const [row] = await tx
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, tokenHash))
    .for('update')
  return row ?? null
}

export const markLinkUsed = async (db: Tx, tokenHash: string) => {
  await db
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(eq(accountLinks.tokenHash, tokenHash))
}

/** Links that were never opened end: the one that was used made them pointless, or unsafe. */
export const voidLinks = async (db: Tx, userId: string, purpose?: LinkPurpose) => {
  const ofPurpose = purpose === undefined ? undefined : eq(accountLinks.purpose, purpose)
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt), ofPurpose))
}

export const forgetLinksOf = async (db: Tx, userId: string) => {
  await db.delete(accountLinks).where(eq(accountLinks.userId, userId))
}

export const forgetOldLinks = async (db: Tx) => {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now() - interval '30 days'`))
}
