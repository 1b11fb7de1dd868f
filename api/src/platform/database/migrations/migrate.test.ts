import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeMigrations, type MigrationsFolder } from '../../../../test/migrations-folder.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase, type Database } from '../database.ts'
import { migrateDatabase, migrationState } from './migrate.ts'

let scratch: TestDatabase
let database: Database
let migrations: MigrationsFolder
beforeEach(async () => {
  scratch = await createTestDatabase()
  database = openDatabase(scratch.url)
  await database.pool.query('drop schema if exists drizzle cascade')
  migrations = await makeMigrations()
})
afterEach(async () => {
  await database.close()
  await scratch.drop()
})

const start = (giveUpAfterMs?: number) => migrateDatabase(scratch.url, migrations.path, giveUpAfterMs)
const rowsOf = async (statement: string) => (await database.pool.query(statement)).rows as unknown[]

async function addCounter() {
  await migrations.add('0000_table', '-- expands\ncreate table migrated_once (n int)')
  await migrations.add('0001_row', '-- expands\ninsert into migrated_once values (1)')
}
const counted = () => rowsOf('select n from migrated_once order by n')

/** A session that uses a table and does not end, as a back-up or a forgotten terminal does. */
async function useTable() {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select from migrated_once')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

test('four starts at once migrate once and all succeed', async () => {
  await addCounter()
  await Promise.all([1, 2, 3, 4].map(() => start()))
  expect(await counted()).toEqual([{ n: 1 }])
})

test('a later start applies only what is new', async () => {
  await addCounter()
  await start()
  await migrations.add('0002_more', '-- expands\ninsert into migrated_once values (2)')
  await start()
  expect(await counted()).toEqual([{ n: 1 }, { n: 2 }])
  expect(await migrationState(database.db, migrations.path)).toEqual({ applied: 3, expected: 3 })
})

test('a migration that fails leaves nothing of it behind, keeps those before it, and lets the next start try', async () => {
  await addCounter()
  const failing = '-- expands\ninsert into migrated_once values (2);--> statement-breakpoint\n'
  await migrations.add('0002_more', `${failing}select 1 / 0`)
  await expect(start()).rejects.toThrow(
    'Migration 0002_more failed and left nothing behind: division by zero.',
  )
  expect(await counted()).toEqual([{ n: 1 }])
  expect(await migrationState(database.db, migrations.path)).toEqual({ applied: 2, expected: 3 })
  await migrations.change('0002_more', `${failing}select 1`)
  await start()
  expect(await counted()).toEqual([{ n: 1 }, { n: 2 }])
})

test('a database that was never migrated has none applied', async () => {
  await addCounter()
  expect(await migrationState(database.db, migrations.path)).toEqual({ applied: 0, expected: 2 })
})

test('while a table is in use, its readers never queue for long behind a migration that waits for it', async () => {
  await addCounter()
  await start()
  const release = await useTable()
  await migrations.add('0002_column', '-- expands\nalter table migrated_once add column note text')
  const migrating = start()
  const waiting = `select from pg_locks l join pg_class c on c.oid = l.relation
    where c.relname = 'migrated_once' and not l.granted and l.mode = 'AccessExclusiveLock'`
  for (let tries = 0; tries < 2; tries += 1) {
    await vi.waitFor(async () => expect(await rowsOf(waiting)).toHaveLength(1), {
      interval: 5,
    })
    // The server would end this query if it waited for as long as a request may.
    await rowsOf('set statement_timeout = 1300; select n from migrated_once')
  }
  await release()
  await migrating
  expect(await rowsOf('select n, note from migrated_once')).toEqual([{ n: 1, note: null }])
})

test('a migration that gets no turn says so, and the next start makes it', async () => {
  await addCounter()
  await start()
  const release = await useTable()
  await migrations.add('0002_column', '-- expands\nalter table migrated_once add column note text')
  await expect(start(0)).rejects.toThrow(/^Migration 0002_column got no turn in 0 seconds.* start again\.$/)
  await release()
  await start()
  expect(await migrationState(database.db, migrations.path)).toEqual({ applied: 3, expected: 3 })
})

const isIndexValid = async () =>
  rowsOf(`select indisvalid from pg_index where indexrelid = to_regclass('once_n')`)

test('an index that is made concurrently holds up no start that waits for it, and no start it', async () => {
  await addCounter()
  const concurrently = '-- expands\ncreate index concurrently "once_n" on migrated_once (n)'
  await migrations.add('0002_index', concurrently)
  await Promise.all([1, 2, 3, 4].map(() => start()))
  expect(await isIndexValid()).toEqual([{ indisvalid: true }])
})

test('an index that was left half made is made again', async () => {
  await addCounter()
  await migrations.add('0002_row', '-- expands\ninsert into migrated_once values (1)')
  await migrations.add(
    '0003_index',
    '-- expands\ncreate unique index concurrently "once_n" on migrated_once (n)',
  )
  await expect(start()).rejects.toThrow(/^Migration 0003_index failed: could not create unique index/)
  expect(await isIndexValid()).toEqual([{ indisvalid: false }])
  await rowsOf('delete from migrated_once where ctid = (select ctid from migrated_once limit 1)')
  await start()
  expect(await isIndexValid()).toEqual([{ indisvalid: true }])
  expect(await migrationState(database.db, migrations.path)).toEqual({ applied: 4, expected: 4 })
})

test("drizzle's own migrator goes on where we were, and we where it was", async () => {
  await addCounter()
  await start()
  await migrations.add('0002_more', '-- expands\ninsert into migrated_once values (2)')
  await migrate(drizzle({ client: database.pool }), { migrationsFolder: migrations.path })
  await migrations.add('0003_more', '-- expands\ninsert into migrated_once values (3)')
  await start()
  expect(await counted()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  expect(await rowsOf('select name, kind from drizzle.migration_kinds order by name')).toEqual(
    ['0000_table', '0001_row', '0002_more', '0003_more'].map((name) => ({ name, kind: 'expands' })),
  )
})
