import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Tx } from '#platform/db/database.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const faults = read('invariants.sql')
const differences = read('balances.sql')

/** Every test that lets people act at once, or breaks something, ends here. */
export async function expectInvariants(db: Tx) {
  const { rows } = await db.execute<{ rule: string; place: string }>(sql.raw(faults))
  expect(rows).toEqual([])
}

/** The books say of every account what orders and payments say, and come to nothing. */
export async function expectBalances(db: Tx) {
  const { rows } = await db.execute(sql.raw(differences))
  expect(rows).toEqual([])
}
