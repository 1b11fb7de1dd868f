import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/database/database.ts'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import { hasMigrations, migrateDatabase } from '#platform/database/migrations/migrate.ts'
import { findPostmaster, isTaken, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { makeDatabaseFolder, makerOf, memoryFolder } from './memory-folder.ts'
import { openTestShop } from './open-test-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, with the right to create databases. */
    serverUrl: string
    /** The name of the migrated database that tests clone, and the prefix of the clones' names. */
    templateName: string
  }
}

type Server = { url: string; stop(): Promise<void> }

// Test data may be lost with the machine, so the server does not wait for the disk; and no database lives so long that it has to
// be tidied up: the tests of plans tidy up and count by themselves.
const SETTINGS = {
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  max_connections: '300',
}

/** One server and one migrated template database, of an open shop, for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const templateName = `haat_test_${process.pid}_${Date.now().toString(36)}`
  await runOn(server.url, `create database ${templateName}`)
  if (hasMigrations()) {
    await migrateDatabase(withDatabase(server.url, templateName))
    const database = openDatabase(withDatabase(server.url, templateName))
    await openTestShop(database)
    await database.close()
  }
  project.provide('serverUrl', server.url)
  project.provide('templateName', templateName)
  return async () => {
    await dropDatabases(server.url, templateName)
    await server.stop()
  }
}

async function findServer(): Promise<Server> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, stop: async () => {} }
  await removeLeftovers(memoryFolder())
  const dataDir = await makeDatabaseFolder()
  const postgres = await launchPostgres({ dataDir, settings: SETTINGS })
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A run that was killed could not stop its server. */
async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = makerOf(name)
    if (!pid || isTaken(pid)) continue
    const server = findPostmaster(join(root, name, 'postgres'))
    if (server) await stopPostmaster(server)
    await rm(join(root, name), { recursive: true, force: true })
  }
}

async function dropDatabases(serverUrl: string, templateName: string): Promise<void> {
  const names = await runOn(
    serverUrl,
    `select datname from pg_database where starts_with(datname, '${templateName}')`,
  )
  for (const { datname } of names) await runOn(serverUrl, `drop database if exists ${datname} with (force)`)
}

async function runOn(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
