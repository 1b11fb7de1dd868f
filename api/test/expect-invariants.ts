import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Tx } from '#platform/db/database.ts'

const faults = readFileSync(new URL('invariants.sql', import.meta.url), 'utf8')

/** Every test that lets people act at once, or breaks something, ends here. */
export async function expectInvariants(db: Tx) {
  const { rows } = await db.execute<{ rule: string; place: string }>(sql.raw(faults))
  expect(rows).toEqual([])
}
