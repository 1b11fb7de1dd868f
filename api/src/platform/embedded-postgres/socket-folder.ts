import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './postgres-owner.ts'

/** The kernel takes 104 bytes (macOS) or 108 (Linux) for a socket's path; PostgreSQL adds its file name. */
const MAX_FOLDER_BYTES = 104 - '/.s.PGSQL.5432\0'.length

/** A folder that only the server's owner may enter: it guards a database that has no password. */
export async function prepareSocketFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const folder = socketFolder(dataDir)
  const us = process.getuid?.()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  const isTrusted = found.uid === us || found.uid === account?.uid || folder.startsWith(dataDir)
  if (!found.isDirectory() || !isTrusted) throw new Error(`${folder} belongs to somebody else`)
  await chmod(folder, 0o700)
  if (us === 0) await chown(folder, account?.uid ?? 0, account?.gid ?? 0)
  return folder
}

function socketFolder(dataDir: string): string {
  const near = join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(near) <= MAX_FOLDER_BYTES) return near
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `haat-${hash}`)
}
