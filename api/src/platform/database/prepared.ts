import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * Builds the text of a query once per database, because building takes longer than running it. Values come by
 * `sql.placeholder`. Inside a transaction the query is built anew.
 */
export function prepared<Query>(make: (db: Tx) => { prepare(name: string): Query }): (db: Tx) => Query {
  const kept = new WeakMap<Tx, Query>()
  return (db) => {
    const known = kept.get(db)
    if (known) return known
    const query = make(db).prepare('')
    kept.set(db, query)
    return query
  }
}

/** A prepared query for one row, by the placeholder `id`; null when there is none. */
export function preparedById<Row>(
  make: (db: Tx) => { prepare(name: string): { execute(values: { id: number }): Promise<Row[]> } },
) {
  const query = prepared(make)
  return async (db: Tx, id: number): Promise<Row | null> => (await query(db).execute({ id }))[0] ?? null
}

/**
 * A value that PostgreSQL does not look at while it plans, so that a named statement is planned once and not for each value.
 * The planner then expects few matches and uses an index, which must be right for every value.
 */
export const hiddenValue = (
  value: unknown,
  type: 'smallint' | 'bigint' | 'text' | 'uuid' | 'text[]' | 'smallint[]' | 'bigint[]' | 'tsquery',
) => sql`(select ${sql.param(value)}::${sql.raw(type)})`

/** Any count of numbers as one value: `id = any(${placeholder}::bigint[])`. */
export const numberList = (numbers: number[]) => `{${numbers.join(',')}}`

/** The same for UUIDs, which need no quotes. */
export const uuidList = (ids: string[]) => `{${ids.join(',')}}`
