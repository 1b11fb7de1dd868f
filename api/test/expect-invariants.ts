import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Tx } from '#platform/database/database.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const faults = read('invariants.sql')
const differences = read('balances.sql')

/** Every test with concurrent shoppers or with faults ends with this check. */
export async function expectInvariants(db: Tx) {
  const { rows } = await db.execute<{ rule: string; place: string }>(sql.raw(faults))
  expect(rows).toEqual([])
}

/** The ledger has the same sum for every account as orders and payments, and all sums add up to zero. */
export async function expectBalances(db: Tx) {
  const { rows } = await db.execute(sql.raw(differences))
  expect(rows).toEqual([])
}
