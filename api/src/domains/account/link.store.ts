import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
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

/** Locks the link until the transaction ends: of two requests at once, the second sees what the first did. */
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

/** Extends the newest unused link of the last day, if there is one, to `expiresAt`; never shortens it. */
export const extendLastLink = async (
  db: Tx,
  { userId, purpose, email, expiresAt }: Omit<typeof accountLinks.$inferInsert, 'tokenHash'>,
) => {
  const last = db
    .select({ tokenHash: accountLinks.tokenHash })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, purpose),
        eq(accountLinks.email, email),
        isNull(accountLinks.usedAt),
        gt(accountLinks.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(1)
  await db
    .update(accountLinks)
    .set({ expiresAt: sql`greatest(${accountLinks.expiresAt}, ${expiresAt.toISOString()}::timestamptz)` })
    .where(eq(accountLinks.tokenHash, sql`(${last})`))
}

/** Deletes links that were not opened, after an action that made them pointless or unsafe. */
export const deleteUnusedLinks = async (db: Tx, userId: string, purpose?: LinkPurpose) => {
  const ofPurpose = purpose === undefined ? undefined : eq(accountLinks.purpose, purpose)
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt), ofPurpose))
}

export const deleteLinksOf = async (db: Tx, userId: string) => {
  await db.delete(accountLinks).where(eq(accountLinks.userId, userId))
}

export const deleteOldLinks = async (db: Tx) => {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now() - interval '30 days'`))
}
