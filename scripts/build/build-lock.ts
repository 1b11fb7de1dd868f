import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { cacheFolder } from '../paths.ts'

/** One build at a time. SQLite's lock is the kernel's: it ends with its process, even one that was killed. */
export async function withBuildLock(work: () => Promise<void>, folder = cacheFolder): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(path.join(folder, 'client-build.lock'))
  try {
    while (!tryLock(lock)) await delay(50)
    await work()
  } finally {
    lock.close()
  }
}

/** Whether no other process holds a lock on this file. */
export function tryLock(lock: DatabaseSync): boolean {
  const busy = 5
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false
    throw error
  }
}
