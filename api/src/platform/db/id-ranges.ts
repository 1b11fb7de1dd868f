import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

/** The numbers of a table in steps of equal width, the first one from 0 on. */
export const idRange = (column: AnyPgColumn, range: number, width: number): SQL =>
  sql`${column} >= ${range * width} and ${column} < ${(range + 1) * width}`

/**
 * Which of the steps hold anything, by one look into the primary key per step: a table of a million is neither counted
 * nor read, and numbers that were never given cost nothing.
 */
export async function rangesInUse(
  db: Tx,
  { table, id, where = sql`true`, width }: { table: PgTable; id: AnyPgColumn; where?: SQL; width: number },
): Promise<number[]> {
  const first = (from: SQL) =>
    sql`(select ${id} from ${table} where ${id} >= ${from} and ${where} order by ${id} limit 1)`
  const { rows } = await db.execute<{ range: number }>(sql`
    with recursive step (id) as (
      select ${first(sql`0`)}
      union all
      select ${first(sql`(step.id / ${width}::bigint + 1) * ${width}::bigint`)} from step where step.id is not null
    )
    select (id / ${width}::bigint)::int as range from step where id is not null order by id`)
  return rows.map(({ range }) => range)
}
