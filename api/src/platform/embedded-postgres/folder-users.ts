import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

export interface FolderUse {
  /**
   * Leaves the folder. The last process to leave runs the work; a process that enters meanwhile waits for its
   * end.
   */
  leave(lastOneOut: () => Promise<void>): Promise<void>
}

/**
 * Counts the processes that work on one data folder by locks of the kernel (through SQLite), which end with
 * their process. Database connections do not tell: a shop without visitors has none.
 */
export async function enterFolder(dataDir: string): Promise<FolderUse> {
  const lock = new DatabaseSync(join(dataDir, 'users.lock'))
  while (!tryTo(lock, 'PRAGMA journal_mode = MEMORY; BEGIN; SELECT * FROM sqlite_schema')) await delay(20)
  return {
    async leave(lastOneOut) {
      try {
        lock.exec('COMMIT')
        if (tryTo(lock, 'BEGIN EXCLUSIVE')) await lastOneOut()
      } finally {
        lock.close()
      }
    },
  }
}

function tryTo(lock: DatabaseSync, statement: string): boolean {
  const busy = 5
  try {
    lock.exec(statement)
    return true
  } catch (error) {
    if (lock.isTransaction) lock.exec('ROLLBACK')
    if ((error as { errcode?: number }).errcode === busy) return false
    throw error
  }
}
