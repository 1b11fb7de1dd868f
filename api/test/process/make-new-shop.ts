import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#platform/database/migrations/migrate.ts'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import { makeDatabaseFolder } from '../memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the stopped and migrated database of a new shop, to be copied. */
    newShop: string
  }
}

/** Makes one database for the whole run: most tests stop and kill a shop and do not care how it was made. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeDatabaseFolder()
  const postgres = await launchPostgres({ dataDir: folder, settings: { fsync: 'off' } })
  await migrateDatabase(postgres.url)
  await postgres.stop()
  project.provide('newShop', folder)
  return () => rm(folder, { recursive: true, force: true })
}
