import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes to a temporary file, flushes and renames it: after a crash the file is there whole or not at all. When
 * it cannot be written, as on a full disk, nothing is left behind.
 */
export async function writeFileAtomically(target: string, bytes: Uint8Array) {
  await mkdir(path.dirname(target), { recursive: true })
  const aside = `${target}.${randomUUID()}`
  try {
    const handle = await open(aside, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {})
    throw error
  }
}
