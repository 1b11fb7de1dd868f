import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
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
