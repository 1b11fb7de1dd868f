import type { Logger } from 'pino'
import { refuseHalfRestored } from './backup/restore-mark.ts'
import type { Config } from './config.ts'
import { openEmbeddedDatabase } from './platform/db/embedded-database.ts'
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
    return { url: databaseUrl, directUrl: databaseDirectUrl }
  }
  const embedded = await openEmbeddedDatabase(config.dataDir, (err) => log.error({ err }, 'database trouble'))
  held.push(() => embedded.release())
  return { url: embedded.url, directUrl: embedded.url }
}
