import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

/** The condition that an id lies in one range; ranges have equal width and start at 0. */
export const idRange = (column: AnyPgColumn, range: number, width: number): SQL =>
  sql`${column} >= ${range * width} and ${column} < ${(range + 1) * width}`

/**
 * The ranges that hold any row. It looks once into the primary key per range, so that a table of a million rows
 * is neither counted nor read, and ids that were never assigned cost nothing.
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
