import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { adoptPostgres } from './adopt-postgres.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { createCluster, findClusterOwner } from './postgres-cluster.ts'
import { checkAble, possibleOwners } from './postgres-owner.ts'
import type { PostgresOwner } from './postgres-owner.ts'
import { stopPostmaster } from './postmaster.ts'
import { withStartLock } from './start-lock.ts'
import { startServer } from './start-server.ts'
import type { ServerSettings } from './start-server.ts'

export type LaunchOptions = {
  dataDir: string
  log?: (message: string) => void
  /** Server settings on top of ours, such as fsync=off for data that may be lost. */
  settings?: ServerSettings
}

export type EmbeddedPostgres = { url: string; adopted: boolean; stop(): Promise<void> }

/** The longest wait for another start, and for a crashed server to recover from its log. */
const START_TIMEOUT_MS = 120_000

/**
 * The PostgreSQL of this data folder: the one that already runs there, or else a new one that outlives this
 * process.
 */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  try {
    await mkdir(options.dataDir, { recursive: true })
    const dataDir = await realpath(options.dataDir)
    const cluster = join(dataDir, 'postgres')
    return (
      (await adopt(cluster)) ??
      (await withStartLock(dataDir, START_TIMEOUT_MS, async () => {
        return (await adopt(cluster)) ?? (await start({ ...options, dataDir }, cluster))
      }))
    )
  } catch (error) {
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ').replace(/\.$/, '')
    throw new Error(
      `The built-in PostgreSQL cannot start (${reason}): set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      { cause: error },
    )
  }
}

async function adopt(cluster: string): Promise<EmbeddedPostgres | undefined> {
  const running = await adoptPostgres(cluster, START_TIMEOUT_MS)
  return running && { url: running.url, adopted: true, stop: () => stopPostmaster(running.postmaster) }
}

async function start({ dataDir, settings = {}, log }: LaunchOptions, cluster: string) {
  const { initdb, postgres } = findPostgresBinaries()
  const existing = findClusterOwner(cluster)
  const owner = await firstAble(possibleOwners(existing, dataDir), async (candidate) => {
    checkAble(candidate, postgres)
    if (existing) return
    log?.('Creating the database')
    await createCluster({ cluster, initdb, owner: candidate, durable: settings['fsync'] !== 'off' })
  })
  await startServer({ dataDir, cluster, postgres, owner, settings })
  const running = await adoptPostgres(cluster, START_TIMEOUT_MS)
  if (!running) throw new Error(`${owner.name}: the server ended as soon as it was started`)
  return { url: running.url, adopted: false, stop: () => stopPostmaster(running.postmaster) }
}

async function firstAble(owners: PostgresOwner[], attempt: (owner: PostgresOwner) => Promise<void>) {
  const failures: string[] = []
  for (const owner of owners) {
    try {
      await attempt(owner)
      return owner
    } catch (error) {
      failures.push((error as Error).message)
    }
  }
  throw new Error(failures.join('; ') || 'its files belong to another user')
}
