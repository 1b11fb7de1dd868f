import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { refuseHalfRestored } from '../backup/restore-mark.ts'
import type { Config } from '../config.ts'
import { openEmbeddedDatabase } from '../platform/embedded-postgres/embedded-database.ts'
import { refuseUnfitDatabase } from '../platform/database/refuse-unfit-database.ts'
import { waitForDatabase } from '../platform/database/wait-for-database.ts'

const databaseTimeoutMs = 10_000

interface FoundDatabase {
  url: string
  /** The address of the database itself, not of a pooler. */
  directUrl: string
}

export async function findDatabase(
  config: Config,
  log: Logger,
  cleanups: (() => Promise<void>)[],
): Promise<FoundDatabase> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = config
  await refuseHalfRestored(config.dataDir)
  if (databaseUrl && databaseDirectUrl) {
    for (const url of new Set([databaseDirectUrl, databaseUrl])) {
      await waitForDatabase(url, databaseTimeoutMs)
    }
    await refuseUnfitDatabase(databaseDirectUrl)
    return { url: databaseUrl, directUrl: databaseDirectUrl }
  }
  const embedded = await openEmbeddedDatabase(config.dataDir, (err) => log.error({ err }, 'database trouble'))
  cleanups.push(() => embedded.release())
  return { url: embedded.url, directUrl: embedded.url }
}

/** For commands beside the server: they work on an existing database and never create one. */
export async function findExistingDatabase(
  config: Config,
  log: Logger,
  cleanups: (() => Promise<void>)[],
): Promise<FoundDatabase> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres'))) {
    throw new Error(
      `DATABASE_URL is not set, and there is no database in DATA_DIR ${config.dataDir}: give this command the settings of the server.`,
    )
  }
  return findDatabase(config, log, cleanups)
}
