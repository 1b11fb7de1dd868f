import { eq, inArray, sum } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { files } from './files.tables.ts'

export type StoredFile = typeof files.$inferSelect

export async function insertFile(db: Tx, file: typeof files.$inferInsert) {
  await db.insert(files).values(file)
}

export async function findFile(db: Tx, id: string): Promise<StoredFile | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row ?? null
}

export const findFiles = (db: Tx, ids: string[]): Promise<StoredFile[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.select().from(files).where(inArray(files.id, ids))

export async function sumSizes(db: Tx, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const [row] = await db
    .select({ sizeBytes: sum(files.sizeBytes) })
    .from(files)
    .where(inArray(files.id, ids))
  return Number(row?.sizeBytes ?? 0)
}

/** Returns the SHA-256 of the bytes that the deleted rows referred to. */
export async function deleteFiles(db: Tx, ids: string[]): Promise<string[]> {
  const rows = await db.delete(files).where(inArray(files.id, ids)).returning({ sha256: files.sha256 })
  return [...new Set(rows.map(({ sha256 }) => sha256))]
}

export async function listReferenced(db: Tx, sums: string[]): Promise<Set<string>> {
  if (sums.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ sha256: files.sha256 })
    .from(files)
    .where(inArray(files.sha256, sums))
  return new Set(rows.map(({ sha256 }) => sha256))
}
