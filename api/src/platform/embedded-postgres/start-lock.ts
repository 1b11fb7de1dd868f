import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const SQLITE_BUSY = 5

/** Runs the work while no other process starts the database of the same folder. */
export const withStartLock = <T>(dataDir: string, waitMs: number, work: () => Promise<T>): Promise<T> =>
  withFileLock(
    join(dataDir, 'postgres.lock'),
    { waitMs, busy: 'another start of the database does not finish' },
    work,
  )

/**
 * Runs the work while no other process holds the lock on the same file. The lock is the kernel's, through
 * SQLite, so it ends with its process: there is no stale lock file after kill -9 and no guessing by process id.
 */
export async function withFileLock<T>(
  file: string,
  { waitMs, busy }: { waitMs: number; busy: string },
  work: () => Promise<T>,
): Promise<T> {
  const lock = new DatabaseSync(file)
  try {
    const giveUpAt = Date.now() + waitMs
    while (!tryLock(lock)) {
      if (Date.now() > giveUpAt) throw new Error(busy)
      await delay(20)
    }
    return await work()
  } finally {
    lock.close()
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}
