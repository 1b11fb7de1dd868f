import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const SQLITE_BUSY = 5

/**
 * Runs the work while no other process runs it for the same folder. The lock is the kernel's, through
 * SQLite, so it ends with its process: no stale lock file after kill -9, no guessing by process id.
 */
export async function withStartLock<T>(dataDir: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(dataDir, 'postgres.lock'))
  try {
    const giveUpAt = Date.now() + waitMs
    while (!tryLock(lock)) {
      if (Date.now() > giveUpAt) throw new Error('another start of the database does not finish')
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
