import { createHash } from 'node:crypto'
import { rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './write-whole.ts'

/** Bytes by their SHA-256. The same bytes are kept once, and a stored file never changes. */
export interface FileStorage {
  /** Where the files lie, for the part that serves them. */
  root: string
  put(bytes: Uint8Array): Promise<{ sha256: string; sizeBytes: number }>
  /** For bytes that nothing refers to any more; what somebody put again just now stays. */
  drop(sha256: string): Promise<void>
  /** The place of a file below `root`. */
  pathOf(sha256: string): string
}

/** Far longer than the moment between bytes and the record that points at them. */
const newMs = 3_600_000

export function createFileStorage(dataDir: string): FileStorage {
  const root = path.join(dataDir, 'files')
  // Two letters of fan-out keep folders small when there are millions of pictures.
  const pathOf = (sha256: string) => path.join(sha256.slice(0, 2), sha256)
  return {
    root,
    pathOf,
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const target = path.join(root, pathOf(sha256))
      const now = new Date()
      // Its time says that somebody is about to refer to it.
      const isThere = await utimes(target, now, now).then(
        () => true,
        () => false,
      )
      if (!isThere) await writeWhole(target, bytes)
      return { sha256, sizeBytes: bytes.byteLength }
    },
    async drop(sha256) {
      const target = path.join(root, pathOf(sha256))
      const found = await stat(target).catch(() => null)
      if (found && found.mtimeMs < Date.now() - newMs) await rm(target, { force: true })
    },
  }
}
