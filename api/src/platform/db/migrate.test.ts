import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { migrateDatabase, migrationState } from './migrate.ts'

let scratch: TestDatabase
let database: Database
let folder: string
beforeEach(async () => {
  scratch = await createTestDatabase()
  database = openDatabase(scratch.url)
  await database.pool.query('drop schema if exists drizzle cascade')
  folder = await mkdtemp(join(tmpdir(), 'haat-migrations-'))
})
afterEach(async () => {
  await database.close()
  await scratch.drop()
  await rm(folder, { recursive: true })
})

async function writeMigrations(...statements: string[]): Promise<void> {
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: `000${idx}_step`,
    breakpoints: true,
  }))
  await mkdir(join(folder, 'meta'), { recursive: true })
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  await Promise.all(statements.map((text, idx) => writeFile(join(folder, `000${idx}_step.sql`), text)))
}

const COUNTER = ['create table migrated_once (n int)', 'insert into migrated_once values (1)']

test('four starts at once migrate once and all succeed', async () => {
  await writeMigrations(...COUNTER)
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(scratch.url, folder)))
  expect((await database.pool.query('select n from migrated_once')).rows).toEqual([{ n: 1 }])
})

test('a later start applies only what is new', async () => {
  await writeMigrations(...COUNTER)
  await migrateDatabase(scratch.url, folder)
  await writeMigrations(...COUNTER, 'insert into migrated_once values (2)')
  await migrateDatabase(scratch.url, folder)
  expect((await database.pool.query('select n from migrated_once order by n')).rows).toEqual([
    { n: 1 },
    { n: 2 },
  ])
  expect(await migrationState(database.db, folder)).toEqual({ applied: 3, expected: 3 })
})

test('a migration that fails leaves nothing behind and lets the next start try', async () => {
  await writeMigrations('create table migrated_once (n int)', 'select 1 / 0')
  await expect(migrateDatabase(scratch.url, folder)).rejects.toThrow()
  expect(await migrationState(database.db, folder)).toEqual({ applied: 0, expected: 2 })
  await writeMigrations(...COUNTER)
  await migrateDatabase(scratch.url, folder)
  expect((await database.pool.query('select n from migrated_once')).rows).toEqual([{ n: 1 }])
})

test('a database that was never migrated has none applied', async () => {
  await writeMigrations(...COUNTER)
  expect(await migrationState(database.db, folder)).toEqual({ applied: 0, expected: 2 })
})
