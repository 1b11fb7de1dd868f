import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Tx } from './database.ts'
import { errorCode } from './error-code.ts'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations')

/** Any number that no other lock of this database uses. */
const START_LOCK = 4_228_001
const NO_SUCH_TABLE = '42P01'

/** Brings the schema up to date. drizzle takes no lock of its own, so starts that meet wait here for each other. */
export const migrateDatabase = (url: string, folder = MIGRATIONS_FOLDER): Promise<void> =>
  oneAtATime(url, (client) => migrate(drizzle({ client }), { migrationsFolder: folder }))

/**
 * Work of a start that only one process may do at a time. The lock belongs to a session, so the address must lead to
 * the database itself; if we are killed, the server lets it go.
 */
export async function oneAtATime(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'haat-start', keepAlive: true })
  client.on('error', () => {}) // The query under way reports it as well.
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

export type MigrationState = { applied: number; expected: number }

export function hasMigrations(folder = MIGRATIONS_FOLDER): boolean {
  return existsSync(join(folder, 'meta/_journal.json'))
}

/** How many migrations the database has and how many this code needs; one small query. */
export async function migrationState(db: Tx, folder = MIGRATIONS_FOLDER): Promise<MigrationState> {
  const journal = await readFile(join(folder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: unknown[] }
  return { applied: await countApplied(db), expected: entries.length }
}

async function countApplied(db: Tx): Promise<number> {
  try {
    const result = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
    )
    return result.rows[0]?.n ?? 0
  } catch (error) {
    if (errorCode(error) === NO_SUCH_TABLE) return 0
    throw error
  }
}
