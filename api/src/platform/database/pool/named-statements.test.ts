import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase, type Database } from '../database.ts'

let scratch: TestDatabase
const opened: Database[] = []
beforeAll(async () => {
  scratch = await createTestDatabase()
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await scratch.drop()
})

/** How many prepared statements a session has after each query was sent five times. */
async function namedAfter(queries: string[], isPooled = false): Promise<number> {
  const database = openDatabase(scratch.url, { max: 1, isPooled })
  opened.push(database)
  for (const query of queries) {
    for (let times = 0; times < 5; times += 1) await database.db.execute(sql.raw(query))
  }
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements`,
  )
  return rows[0]!.n
}

it('is read and planned once when it is asked again and again', async () => {
  expect(await namedAfter(['select 1 as named', 'select 2 as named'])).toBe(2)
})

it('never a search, a pattern or a write', async () => {
  const searches = [
    `select 'a'::tsvector @@ 'a'::tsquery`,
    `select 'a' ilike 'b_'`,
    'create temp table if not exists t (a int)',
  ]
  expect(await namedAfter(searches)).toBe(0)
})

it('never behind a pooler', async () => {
  expect(await namedAfter(['select 3 as named'], true)).toBe(0)
})

it('answers as before when its table gets another column, since it names those it wants', async () => {
  const database = openDatabase(scratch.url, { max: 1 })
  opened.push(database)
  const { db } = database
  const grown = pgTable('grown', { n: integer() })
  await db.execute(sql`create table grown (n int)`)
  await db.execute(sql`insert into grown values (1)`)
  for (let times = 0; times < 5; times += 1) await db.select().from(grown)
  await db.execute(sql`alter table grown add column note text default 'new'`)
  expect(await db.select().from(grown)).toEqual([{ n: 1 }])
})
