import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { contents, contentVersions } from '../content.tables.ts'

export type VersionRow = typeof contentVersions.$inferSelect
export interface LockedContent {
  id: string
  key: string
  createdAt: Date
  deletedAt: Date | null
  newest: VersionRow
}

/**
 * Locks documents until the transaction ends, in the order of their ids, so that two editors cannot block each
 * other.
 */
export async function lockContents(tx: Tx, ids: readonly string[]): Promise<LockedContent[]> {
  const rows = await tx
    .select()
    .from(contents)
    .where(inArray(contents.id, [...ids]))
    .orderBy(asc(contents.id))
    .for('update')
  const newest = await tx
    .selectDistinctOn([contentVersions.contentId])
    .from(contentVersions)
    .where(inArray(contentVersions.contentId, [...ids]))
    .orderBy(contentVersions.contentId, desc(contentVersions.version))
  const byContent = new Map(newest.map((version) => [version.contentId, version]))
  return rows.flatMap((row) => {
    const version = byContent.get(row.id)
    return version ? [{ ...row, newest: version }] : []
  })
}

/** All versions, newest first; also of a document that was deleted. */
export const listVersions = (db: Tx, contentId: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.contentId, contentId))
    .orderBy(desc(contentVersions.version))

export async function findVersion(db: Tx, contentId: string, version: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, contentId), eq(contentVersions.version, version)))
  return row ?? null
}

export async function isDeleted(db: Tx, id: string): Promise<boolean> {
  const [row] = await db.select({ deletedAt: contents.deletedAt }).from(contents).where(eq(contents.id, id))
  return row?.deletedAt != null
}
export async function setDeletedAt(tx: Tx, id: string, deletedAt: Date | null) {
  await tx.update(contents).set({ deletedAt }).where(eq(contents.id, id))
}
