import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { vendorPapers } from './applications.tables.ts'

export type PaperRow = typeof vendorPapers.$inferSelect

export const insertPaper = (tx: Tx, row: typeof vendorPapers.$inferInsert) =>
  tx.insert(vendorPapers).values(row)

export const listPapers = (db: Tx, applicationIds: string[]): Promise<PaperRow[]> =>
  applicationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(vendorPapers)
        .where(inArray(vendorPapers.applicationId, applicationIds))
        .orderBy(asc(vendorPapers.createdAt), asc(vendorPapers.id))

export async function findPaper(db: Tx, applicationId: string, id: string): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(vendorPapers)
    .where(and(eq(vendorPapers.applicationId, applicationId), eq(vendorPapers.id, id)))
  return row
}

/** Returns the files whose bytes nobody can read any more. */
export async function deletePapers(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .delete(vendorPapers)
    .where(inArray(vendorPapers.id, ids))
    .returning({ fileId: vendorPapers.fileId })
  return rows.map(({ fileId }) => fileId)
}

export const deleteUnreadablePapers = (tx: Tx, keyIds: readonly string[]) =>
  tx.delete(vendorPapers).where(isEncryptedWithOtherKey(vendorPapers.keySealed, keyIds))
