import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { importPictures } from '../imports.tables.ts'

export type ImportPicture = Omit<typeof importPictures.$inferSelect, 'bytes'>

/** What has come of the pictures that a file names, by their names and addresses. */
export async function listImportPictures(db: Tx, importId: string): Promise<Map<string, ImportPicture>> {
  const { importId: ofImport, name, vendorId, pictureId, fault, status } = importPictures
  const rows = await db
    .select({ importId: ofImport, name, vendorId, pictureId, fault, status })
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
  return new Map(rows.map((row) => [row.name, row]))
}

/** A file that is sent again by the same name takes the place of the one before. */
export async function saveImportPicture(tx: Tx, row: typeof importPictures.$inferInsert) {
  const { bytes = null, pictureId = null, fault = null, status = null } = row
  await tx
    .insert(importPictures)
    .values(row)
    .onConflictDoUpdate({
      target: [importPictures.importId, importPictures.name],
      set: { bytes, pictureId, fault, status },
    })
}

export async function countImportPictures(db: Tx, importId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
  return row!.n
}

/** The next picture whose bytes have come and of which nothing has been made yet. */
export async function findNextSent(db: Tx, importId: string, after: string) {
  const [row] = await db
    .select()
    .from(importPictures)
    .where(
      and(
        eq(importPictures.importId, importId),
        isNotNull(importPictures.bytes),
        gt(importPictures.name, after),
      ),
    )
    .orderBy(asc(importPictures.name))
    .limit(1)
  return row
}
