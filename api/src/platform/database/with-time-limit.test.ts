import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase, type Database } from './database.ts'
import { errorCode } from './errors/error-code.ts'
import { isUnreachable } from './errors/is-unreachable.ts'
import { withTimeLimit } from './with-time-limit.ts'

let scratch: TestDatabase
let database: Database
beforeAll(async () => {
  scratch = await createTestDatabase()
  database = openDatabase(scratch.url, { max: 1 })
})
afterAll(async () => {
  await database.close()
  await scratch.drop()
})

test('what takes longer is ended by the server, and the caller may try again', async () => {
  const slow = withTimeLimit(database.db, 50, (tx) => tx.execute(sql`select pg_sleep(5)`))
  const error = await slow.catch((caught: unknown) => caught)
  expect(errorCode(error)).toBe('57014')
  expect(isUnreachable(error)).toBe(true)
})

test('the limit ends with the reading', async () => {
  await withTimeLimit(database.db, 50, (tx) => tx.execute(sql`select 1`))
  const { rows } = await database.pool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '15s' }])
})
