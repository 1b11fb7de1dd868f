import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from './database.ts'
import type { Database, Tx } from './database.ts'
import { errorCode } from './errors/error-code.ts'
import { WaitLimit, withWaitLimit } from './pool/wait-limit.ts'
import { waitForDatabase } from './wait-for-database.ts'

let scratch: TestDatabase
let database: Database
beforeAll(async () => {
  scratch = await createTestDatabase()
  database = openDatabase(scratch.url, { max: 2, applicationName: 'haat-test' })
})
afterAll(async () => {
  await database.close()
  await scratch.drop()
})

const nameOf = async (tx: Tx) =>
  (await tx.execute<{ name: string }>(sql`select current_database() name`)).rows[0]

test('the same query runs on the database and in a transaction', async () => {
  const outside = await nameOf(database.db)
  expect(outside?.name).toBe(new URL(scratch.url).pathname.slice(1))
  expect(await database.db.transaction((tx) => nameOf(tx))).toEqual(outside)
})

test('sessions carry our name and the limits for statements and idle transactions', async () => {
  const { rows } = await database.pool.query(`select current_setting('application_name') name,
    current_setting('statement_timeout') statement, current_setting('idle_in_transaction_session_timeout') idle`)
  expect(rows).toEqual([{ name: 'haat-test', statement: '15s', idle: '30s' }])
})

test('a statement that takes too long is ended by the server', async () => {
  const impatient = openDatabase(scratch.url, { statementTimeoutMs: 50 })
  const error = await impatient.db.execute(sql`select pg_sleep(30)`).catch((caught: unknown) => caught)
  await impatient.close()
  expect(errorCode(error)).toBe('57014')
})

test('the code of a failed query is found below drizzle', async () => {
  const error = await database.db.execute(sql`select 1 / 0`).catch((caught: unknown) => caught)
  expect(errorCode(error)).toBe('22012')
  expect(errorCode(new Error('plain'))).toBeUndefined()
  expect(errorCode('no error at all')).toBeUndefined()
})

test('a broken idle connection is reported and replaced', async () => {
  const { promise: lost, resolve } = Promise.withResolvers<Error>()
  const fragile = openDatabase(scratch.url, { max: 1, onConnectionLost: resolve })
  const { rows } = await fragile.pool.query<{ pid: number }>('select pg_backend_pid() pid')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  expect(errorCode(await lost)).toBe('57P01')
  expect((await fragile.pool.query('select 1 one')).rows).toEqual([{ one: 1 }])
  await fragile.close()
})

test('two connections for requests stay open however long nobody asks', async () => {
  const quiet = openDatabase(scratch.url, { max: 3 })
  const connect = () => withWaitLimit(new WaitLimit(10_000), () => quiet.pool.connect())
  const clients = await Promise.all([connect(), connect(), connect()])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const client of clients) client.release()
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
  expect(quiet.pool.totalCount).toBe(2)
  await quiet.close()
})

test('waiting for a database that answers returns', async () => {
  await expect(waitForDatabase(scratch.url, 1000)).resolves.toBeUndefined()
})

test('a server that nobody runs is named in one sentence without the password', async () => {
  const url = 'postgresql://haat:s3cr3t%21@127.0.0.1:1/shop'
  await expect(waitForDatabase(url, 300)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1 cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  )
})

test('a server that accepts and stays silent is given up in time', async () => {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const url = `postgresql://haat:s3cr3t@127.0.0.1:${port}/shop`
  await expect(waitForDatabase(url, 300)).rejects.toThrow(
    new RegExp(`^The database at 127\\.0\\.0\\.1:${port} cannot be reached: [^\\n]*timeout[^\\n]*\\.$`),
  )
  silent.close()
})

test('an unknown database is reported at once, in the words of the server', async () => {
  const url = new URL(scratch.url)
  url.pathname = '/no_such_shop'
  await expect(waitForDatabase(url.href, 20_000)).rejects.toThrow(
    /cannot be reached: database "no_such_shop" does not exist\.$/,
  )
})

test('an address that makes no sense is a sentence as well, and does not repeat it', async () => {
  const error = await waitForDatabase('postgresql://haat:s3cr3t@:x:/', 300).catch((caught: Error) => caught)
  expect(String(error)).toMatch(
    /^Error: The database at DATABASE_URL \(which is not a valid address\) cannot/,
  )
  expect(String(error)).not.toContain('s3cr3t')
})
