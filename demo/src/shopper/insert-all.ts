import { sql } from 'drizzle-orm'
import type { Tx } from '@haat/api/platform/database/database.ts'

const perStatement = 400

export const chunks = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / perStatement) }, (_, at) =>
    all.slice(at * perStatement, (at + 1) * perStatement),
  )

/** Inserts rows by the names of their columns; columns that no row names have their defaults. */
export async function insertAll(tx: Tx, table: string, rows: object[]) {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  for (const part of chunks(rows)) {
    await tx.execute(sql`insert into ${sql.raw(table)} (${sql.raw(columns)})
      select ${sql.raw(columns)} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(part)}::jsonb)`)
  }
}
