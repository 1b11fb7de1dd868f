import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeMigrations, type MigrationsFolder } from '../../../../test/migrations-folder.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { migrateDatabase, schemaState } from './migrate.ts'

let scratch: TestDatabase
let client: pg.Client
let migrations: MigrationsFolder
beforeEach(async () => {
  scratch = await createTestDatabase()
  client = new pg.Client({ connectionString: scratch.url })
  await client.connect()
  await client.query('drop schema drizzle cascade')
  migrations = await makeMigrations()
})
afterEach(async () => {
  await client.end()
  await scratch.drop()
})

/** Starts a process that runs the migrations. */
function startElsewhere() {
  const module = JSON.stringify(join(import.meta.dirname, 'migrate.ts'))
  const given = [scratch.url, migrations.path].map((text) => JSON.stringify(text)).join(', ')
  const program = `const { migrateDatabase } = await import(${module}); await migrateDatabase(${given})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return kill
}

const sessions = async (condition: string) =>
  (
    await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'haat-start' ${condition}`,
    )
  ).rowCount

/** Sessions that stop a migration for as long as the test wants. */
const gates = {
  /** The migrations below ask for this lock. */
  lock: 'select pg_advisory_lock(77)',
  /**
   * A session that has written to the table holds up both a change of it and an index that is made
   * concurrently.
   */
  table: 'begin; insert into marks values (0)',
}

async function close(gate: string) {
  const holder = new pg.Client({ connectionString: scratch.url })
  await holder.connect()
  await holder.query(gate)
  return () => holder.end()
}

const waitForGate = 'select pg_advisory_xact_lock(77)'
const step = (...statements: string[]) => `-- expands\n${statements.join(';--> statement-breakpoint\n')}`
const first = 'insert into marks values (1)'
const second = 'insert into marks values (2)'

const moments = [
  { moment: 'between two of its statements', gate: gates.lock, next: step(first, waitForGate, second) },
  { moment: 'before its first statement', gate: gates.lock, next: step(waitForGate, first, second) },
  { moment: 'before its end', gate: gates.lock, next: step(first, second, waitForGate) },
  {
    moment: 'while it waits for its turn at a table',
    gate: gates.table,
    next: step(first, second, 'alter table marks add column note text'),
  },
]

test.for(process.env['LONG_ROUNDS'] ? moments : moments.slice(0, 1))(
  'killed in a migration, $moment: started again, all of it is there once',
  async ({ gate, next }) => {
    await migrations.add('0000_table', step('create table marks (n int)', 'insert into marks values (-1)'))
    await migrateDatabase(scratch.url, migrations.path)
    const open = await close(gate)
    await migrations.add('0001_before', step('insert into marks values (3)'))
    await migrations.add('0002_killed', next)
    const kill = startElsewhere()
    await vi.waitFor(async () => expect(await sessions(`and wait_event_type = 'Lock'`)).toBe(1))
    await kill()
    // The server notices by itself that the client is gone.
    await vi.waitFor(async () => expect(await sessions('')).toBe(0))
    const marks = async () =>
      (await client.query<{ n: number }>('select n from marks order by n')).rows.map(({ n }) => n)
    expect(await marks()).toEqual([-1, 3])
    await open()
    await migrateDatabase(scratch.url, migrations.path)
    expect(await marks()).toEqual([-1, 1, 2, 3])
    expect(await schemaState(scratch.url, migrations.path)).toEqual({ state: 'ready' })
  },
)

test('killed while it makes an index concurrently: started again, the index is whole', async () => {
  await migrations.add('0000_table', step('create table marks (n int)'))
  await migrateDatabase(scratch.url, migrations.path)
  const open = await close(gates.table)
  await migrations.add('0001_index', step('create index concurrently "marks_n" on marks (n)'))
  const kill = startElsewhere()
  const validity = async () =>
    (await client.query(`select indisvalid from pg_index where indexrelid = to_regclass('marks_n')`)).rows
  await vi.waitFor(async () => expect(await validity()).toEqual([{ indisvalid: false }]))
  await kill()
  await vi.waitFor(async () => expect(await sessions('')).toBe(0))
  expect(await validity()).toEqual([{ indisvalid: false }])
  await open()
  await migrateDatabase(scratch.url, migrations.path)
  expect(await validity()).toEqual([{ indisvalid: true }])
  expect(await schemaState(scratch.url, migrations.path)).toEqual({ state: 'ready' })
})
