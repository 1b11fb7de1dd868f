import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { applyMigration, prepareSession } from './apply-migration.ts'
import { compareMigrations, type AppliedMigration, type Comparison } from './compare-migrations.ts'
import type { Tx } from '../database.ts'
import { errorCode } from '../errors/error-code.ts'
import {
  MIGRATIONS_FOLDER,
  MigrationError,
  readJournal,
  readMigrations,
  type Migration,
} from './migration-files.ts'

/** Any number that no other lock of this database uses. */
const START_LOCK = 4_228_001
const NO_SUCH_TABLE = '42P01'
const LOOK_MS = 50
/** How long a migration keeps trying to lock tables that are in use. */
const GIVE_UP_AFTER_MS = 60_000

/**
 * Brings the schema up to date, or throws a sentence that says why this program must not work with this
 * database.
 */
export const migrateDatabase = (
  url: string,
  folder = MIGRATIONS_FOLDER,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<void> =>
  oneAtATime(url, async (client) => {
    const known = readMigrations(folder)
    const applied = await readApplied(client)
    const { pending } = compareMigrations(applied, known)
    const unrecorded = known.flatMap((migration, at) => {
      const row = applied[at]
      return row && migration.kind && !row.kind ? [{ ...migration, hash: row.hash }] : []
    })
    if (pending.length === 0 && unrecorded.length === 0) return
    await prepareSession(client)
    await client.query(recordTables)
    await recordKinds(client, unrecorded)
    for (const migration of pending) await applyMigration(client, migration, giveUpAfterMs)
  })

/**
 * Runs work of a start that only one process may do at a time. The lock belongs to a session, so the address
 * must lead to the database itself and not to a pooler; if the process is killed, the server releases the lock.
 */
export async function oneAtATime(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connect(url)
  try {
    // It polls, because a statement that waits for the lock would hold up an index that is made concurrently.
    while (!(await tryLock(client))) await delay(LOOK_MS)
    await work(client)
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'haat-start', keepAlive: true })
  client.on('error', () => {}) // The query that is running reports the error as well.
  await client.connect()
  return client
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    START_LOCK,
  ])
  return rows[0]?.got === true
}

/**
 * The first table is drizzle's own, as drizzle creates it; the second records each migration's kind for older
 * programs.
 */
const recordTables = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.migration_kinds (hash text primary key, name text not null, kind text not null)`

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const read = async (columns: string, records = '') => {
    const { rows } = await client.query<AppliedMigration>(
      `select m.hash, m.created_at::float8 as "when", ${columns} from drizzle.__drizzle_migrations m ${records} order by m.id`,
    )
    return rows
  }
  return (
    (await unlessMissing(read('k.name, k.kind', 'left join drizzle.migration_kinds k using (hash)'))) ??
    (await unlessMissing(read('null as name, null as kind'))) ??
    []
  )
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (errorCode(error) === NO_SUCH_TABLE) return undefined
    throw error
  }
}

/** Records the kinds of migrations that drizzle's own tool or a restore has applied. */
async function recordKinds(client: pg.Client, migrations: Migration[]): Promise<void> {
  for (const { hash, name, kind } of migrations) {
    await client.query('insert into drizzle.migration_kinds (hash, name, kind) values ($1, $2, $3)', [
      hash,
      name,
      kind,
    ])
  }
}

export type SchemaState = { state: Comparison['state'] } | { state: 'refused'; why: string }

/** Compares the database with this program's migrations; it changes nothing and takes no lock. */
export async function schemaState(url: string, folder = MIGRATIONS_FOLDER): Promise<SchemaState> {
  const client = await connect(url)
  try {
    return { state: compareMigrations(await readApplied(client), readMigrations(folder)).state }
  } catch (error) {
    if (error instanceof MigrationError) return { state: 'refused', why: error.message }
    throw error
  } finally {
    await client.end()
  }
}

export function hasMigrations(folder = MIGRATIONS_FOLDER): boolean {
  return existsSync(join(folder, 'meta/_journal.json'))
}

export type MigrationState = { applied: number; expected: number }

/**
 * Read once, so that a process keeps the count it started with when a newer version is installed in its folder.
 */
const expectedCounts = new Map<string, number>()

/** How many migrations the database has and how many this program brings; one small query. */
export async function migrationState(db: Tx, folder = MIGRATIONS_FOLDER): Promise<MigrationState> {
  const expected = expectedCounts.get(folder) ?? readJournal(folder).length
  expectedCounts.set(folder, expected)
  return { applied: await countApplied(db), expected }
}

async function countApplied(db: Tx): Promise<number> {
  const counting = db.execute<{ n: number }>(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  return (await unlessMissing(counting))?.rows[0]?.n ?? 0
}
