import { createHash } from 'node:crypto'
import { rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from './write-file-atomically.ts'

/** Stores files by their SHA-256. The same bytes are stored once, and a stored file never changes. */
export interface FileStorage {
  /** The folder of the files, for the plugin that serves them. */
  root: string
  put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }>
  /**
   * Deletes a file that no row refers to any more, unless it was stored again just now; `isOneOfAKind` for bytes that nobody
   * can store again, because they are encrypted with a key of their own.
   */
  deleteUnused(sha256: string, isOneOfAKind?: boolean): Promise<void>
  /** The path of a file below `root`. */
  pathOf(sha256: string): string
}

/** Far longer than the moment between writing the bytes and writing the row that refers to them. */
const newMs = 3_600_000

export function createFileStorage(dataDir: string): FileStorage {
  const root = path.join(dataDir, 'files')
  // Sub-folders by two letters keep folders small when there are millions of files.
  const pathOf = (sha256: string) => path.join(sha256.slice(0, 2), sha256)
  return {
    root,
    pathOf,
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const target = path.join(root, pathOf(sha256))
      const now = new Date()
      // A new modification time shows that a row is about to refer to the file.
      const isThere = await utimes(target, now, now).then(
        () => true,
        () => false,
      )
      if (!isThere) await writeFileAtomically(target, bytes)
      return { sha256, sizeBytes: bytes.byteLength }
    },
    async deleteUnused(sha256, isOneOfAKind = false) {
      const target = path.join(root, pathOf(sha256))
      const found = await stat(target).catch(() => null)
      if (found && (isOneOfAKind || found.mtimeMs < Date.now() - newMs)) await rm(target, { force: true })
    },
  }
}
