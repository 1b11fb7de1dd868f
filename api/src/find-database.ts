import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { refuseHalfRestored } from './backup/restore-mark.ts'
import type { Config } from './config.ts'
import { openEmbeddedDatabase } from './platform/db/embedded-database.ts'
import { refuseUnfitDatabase } from './platform/db/unfit-database.ts'
import { waitForDatabase } from './platform/db/wait-for-database.ts'

const databasePatienceMs = 10_000

interface FoundDatabase {
  url: string
  /** Leads to the database itself, past any pooler. */
  directUrl: string
}

export async function findDatabase(
  config: Config,
  log: Logger,
  held: (() => Promise<void>)[],
): Promise<FoundDatabase> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = config
  await refuseHalfRestored(config.dataDir)
  if (databaseUrl && databaseDirectUrl) {
    for (const url of new Set([databaseDirectUrl, databaseUrl])) {
      await waitForDatabase(url, databasePatienceMs)
    }
    await refuseUnfitDatabase(databaseDirectUrl)
    return { url: databaseUrl, directUrl: databaseDirectUrl }
  }
  const embedded = await openEmbeddedDatabase(config.dataDir, (err) => log.error({ err }, 'database trouble'))
  held.push(() => embedded.release())
  return { url: embedded.url, directUrl: embedded.url }
}

/** For commands beside the server: they work on the database that is there, and never make one. */
export async function findExistingDatabase(
  config: Config,
  log: Logger,
  held: (() => Promise<void>)[],
): Promise<FoundDatabase> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres'))) {
    throw new Error(
      `DATABASE_URL is not set, and there is no database in DATA_DIR ${config.dataDir}: give this command the settings of the server.`,
    )
  }
  return findDatabase(config, log, held)
}
