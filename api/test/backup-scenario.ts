import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { restoreBackup, type RestoreOptions } from '#backup/restore-backup.ts'
import { takeBackup, type BackupOptions } from '#backup/take-backup.ts'
import { openDatabase } from '#platform/database/database.ts'
import type { TestApp } from './test-app.ts'
import { createEmptyDatabase } from './test-database.ts'

export const shopKey = 'a key that is only good for tests, 32+ characters'

/** A folder that goes away with the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'haat-backup-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

export const takeBackupOf = (
  { databaseUrl, services }: Pick<TestApp, 'databaseUrl' | 'services'>,
  backupsFolder: string,
  changes: Partial<BackupOptions> = {},
) =>
  takeBackup({
    url: databaseUrl,
    dataDir: services.config.dataDir,
    backupsFolder,
    secretKeys: [shopKey],
    passphrase: undefined,
    print: () => {},
    ...changes,
  })

/** An empty database and an empty folder, with the back-up in them once it is restored. */
export async function openRestoreTarget() {
  const scratch = await createEmptyDatabase()
  const dataDir = await makeFolder()
  const database = openDatabase(scratch.url, { max: 2 })
  onTestFinished(async () => {
    await database.close()
    await scratch.drop()
  })
  return {
    url: scratch.url,
    dataDir,
    ...database,
    restore: (folder: string, changes: Partial<RestoreOptions> = {}) =>
      restoreBackup({
        folder,
        dataDir,
        openDatabase: async () => ({ url: scratch.url, release: async () => {} }),
        findKeys: async () => undefined,
        sendsWaitingMails: false,
        print: () => {},
        ...changes,
      }),
  }
}
