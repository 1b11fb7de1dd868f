import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/database/database.ts'
import type { FileStorage } from '#platform/files/file-storage.ts'
import { randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  deleteFiles,
  findFile,
  findFiles,
  insertFile,
  listReferenced,
  type StoredFile,
} from './files.store.ts'

interface NewFile {
  name: string
  contentType: string
  bytes: Uint8Array
  isPrivate?: boolean
}

/** Stores the bytes before the row, so that a row never refers to missing bytes. */
export async function saveFile(db: Tx, storage: FileStorage, file: NewFile): Promise<string> {
  const id = randomUUIDv7()
  const { bytes, ...facts } = file
  const { sha256, sizeBytes } = await storage.put(bytes)
  await insertFile(db, { ...facts, id, sha256, sizeBytes })
  return id
}

/** The bytes of a stored file, for a domain that serves them itself. */
export async function readStoredFile(db: Tx, storage: FileStorage, id: string): Promise<Buffer | undefined> {
  const file = await findFile(db, id)
  return file ? readFile(path.join(storage.root, storage.pathOf(file.sha256))) : undefined
}

/** A PDF that everybody may read who knows its id, to be read where its text is not known yet. */
export async function findPublicPdf(db: Tx, storage: FileStorage, id: string) {
  const file = await findFile(db, id)
  if (!file || file.isPrivate || file.contentType !== 'application/pdf') return undefined
  const { sha256 } = file
  return { sha256, read: () => readFile(path.join(storage.root, storage.pathOf(sha256))) }
}

const toLink = (file: StoredFile): FileLink => ({
  id: file.id,
  url: `/api/files/${file.id}/${encodeURIComponent(file.name)}`,
  name: file.name,
  contentType: file.contentType,
  sizeBytes: file.sizeBytes,
})

export async function linksByFileId(db: Tx, ids: string[]): Promise<Map<string, FileLink>> {
  const rows = await findFiles(db, ids)
  return new Map(rows.map((row) => [row.id, toLink(row)]))
}

export const fileNamesById = async (db: Tx, ids: string[]) =>
  new Map((await findFiles(db, ids)).map(({ id, name }) => [id, name]))

export { sumSizes } from './files.store.ts'

/** Deletes the rows, and then those bytes that no other row refers to. */
export async function dropFiles(
  db: Tx,
  storage: FileStorage,
  ids: string[],
  areOneOfAKind = false,
): Promise<void> {
  if (ids.length === 0) return
  const sums = await deleteFiles(db, ids)
  const referred = await listReferenced(db, sums)
  for (const sha256 of sums) if (!referred.has(sha256)) await storage.deleteUnused(sha256, areOneOfAKind)
}
