import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeMigrations, type MigrationsFolder } from '../../../../test/migrations-folder.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase, type Database } from '../database.ts'
import { migrateDatabase, schemaState } from './migrate.ts'
import { MIGRATIONS_FOLDER, readMigrations } from './migration-files.ts'

let scratch: TestDatabase
let database: Database
let migrations: MigrationsFolder
beforeEach(async () => {
  scratch = await createTestDatabase()
  database = openDatabase(scratch.url)
  migrations = await makeMigrations()
  for (const name of ['0000_a', '0001_b', '0002_c']) {
    await migrations.add(name, `-- expands\ncreate table "of_${name}" (n int)`)
  }
})
afterEach(async () => {
  await database.close()
  await scratch.drop()
})

const start = (folder = migrations) => migrateDatabase(scratch.url, folder.path)
const state = (folder = migrations) => schemaState(scratch.url, folder.path)
const run = async (statement: string) => (await database.pool.query(statement)).rows as unknown[]
const tables = () => run(`select relname from pg_class where relname like 'of\\_%' order by 1`)

/**
 * The start ends with this sentence and changes nothing; a call that only reads the state gives the same
 * reason.
 */
async function expectRefusal(sentence: RegExp, folder = migrations) {
  const before = await tables()
  const error: unknown = await start(folder).catch((thrown: unknown) => thrown)
  expect(String(error)).toMatch(sentence)
  expect(await state(folder)).toEqual({ state: 'refused', why: (error as Error).message })
  expect(await tables()).toEqual(before)
}

/** Removes the records of the shop's own migrations, which every test database has. */
const forgetAll = () => run('drop schema drizzle cascade')

test('an empty, an older and an equal database are told apart, and asking changes nothing', async () => {
  await forgetAll()
  expect(await state()).toEqual({ state: 'empty' })
  expect(await run(`select from pg_namespace where nspname = 'drizzle'`)).toEqual([])
  await start()
  expect(await state()).toEqual({ state: 'ready' })
  await migrations.add('0003_d', '-- expands\nselect 1')
  expect(await state()).toEqual({ state: 'behind' })
})

test('a migration that was changed after the database had it stops the start', async () => {
  await forgetAll()
  await start()
  await migrations.change('0001_b', '-- expands\ncreate table "of_0001_b" (n bigint)')
  await expectRefusal(/Migration 0001_b was changed after .*\. Put its file back/)
})

test('a migration that claims to be older than what the database has is not skipped in silence', async () => {
  await forgetAll()
  await start()
  await migrations.add('0001_late', '-- expands\ncreate table of_late (n int)', 1)
  await expectRefusal(/Migration 0001_late was skipped: .* Make it anew as the last one/)
})

test('a migration that is gone from the database stops the start', async () => {
  await forgetAll()
  await start()
  await run('delete from drizzle.__drizzle_migrations where id = 2')
  await expectRefusal(/Migration 0001_b was skipped/)
})

test('a migration of another version in the middle stops the start', async () => {
  await forgetAll()
  const other = await makeMigrations(migrations.path)
  await other.dropLast(1)
  await other.add('0002_other', '-- expands\ncreate table of_other (n int)')
  await other.add('0003_other', '-- expands\nselect 3')
  await run('create schema drizzle')
  await start(other)
  await run(`update drizzle.__drizzle_migrations set created_at = created_at + 1 where id = 3`)
  await expectRefusal(
    /The database has migration 0002_other where this program expects 0002_c\. Start the version/,
  )
})

test('a file that is missing stops the start', async () => {
  await forgetAll()
  await rm(join(migrations.path, '0001_b.sql'))
  await expectRefusal(/This copy of Haat lacks migrations: No file \S+0001_b\.sql found/)
})

test.for([
  ['select 1', /Migration 0003_d must begin with "-- expands" or "-- contracts: <why>"/],
  ['-- contracts\nselect 1', /Migration 0003_d must begin with/],
  [
    '-- expands\ncreate index concurrently i on of_0000_a (n);--> statement-breakpoint\nselect 1',
    /Migration 0003_d does something CONCURRENTLY and something else/,
  ],
] as const)('a migration that says %j is refused before anything is done', async ([sql, sentence]) => {
  await forgetAll()
  await migrations.add('0003_d', sql)
  await expectRefusal(sentence)
})

test('an older program works with a database beyond it while all of that only adds', async () => {
  await forgetAll()
  const newer = await makeMigrations(migrations.path)
  await newer.add('0003_d', '-- expands\ncreate table of_d (n int)')
  await start(newer)
  await start()
  expect(await state()).toEqual({ state: 'ahead' })
  await newer.add('0004_e', '-- contracts: nothing reads it since version 2\ndrop table of_d')
  await start(newer)
  await expectRefusal(
    /newer than this program: it has migration 0004_e, which takes away what older versions use\./,
  )
  await start(newer)
})

test('a record of kinds that was lost is made again by who knows them; until then nothing is taken for granted', async () => {
  await forgetAll()
  const newer = await makeMigrations(migrations.path)
  await newer.add('0003_d', '-- expands\ncreate table of_d (n int)')
  await start(newer)
  await run('drop table drizzle.migration_kinds')
  await expectRefusal(
    /newer than this program: it has an unknown migration \([0-9a-f]{12}\), and nothing records/,
  )
  await start(newer)
  await start()
  expect(await state()).toEqual({ state: 'ahead' })
})

test('a database of before the kinds goes on, also one that got 0004_facets before its index was part of it', async () => {
  const before = await makeMigrations(MIGRATIONS_FOLDER)
  await before.dropLast(readMigrations(MIGRATIONS_FOLDER).length - 19)
  await run('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrateDatabase(scratch.url, before.path)
  const hash = 'e4f21b5070f446bc7e3881e434f26ccc2cbd1109edc6f13652ca8e4f7e91c426'
  await run(`update drizzle.__drizzle_migrations set hash = '${hash}' where id = 5`)
  await run('drop table drizzle.migration_kinds')
  await run('drop index search_products_named')
  expect(await schemaState(scratch.url)).toEqual({ state: 'behind' })
  await migrateDatabase(scratch.url)
  expect(await schemaState(scratch.url)).toEqual({ state: 'ready' })
  const [index] = await run(
    `select attstattarget, indisvalid from pg_attribute join pg_index on indexrelid = attrelid
     where attrelid = 'search_products_named'::regclass`,
  )
  expect(index).toEqual({ attstattarget: 1000, indisvalid: true })
  const declared = readMigrations(MIGRATIONS_FOLDER).flatMap(({ name, kind }) =>
    kind ? [{ name, kind }] : [],
  )
  expect(await run('select name, kind from drizzle.migration_kinds order by name')).toEqual(declared)
})
