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

/** Any count of numbers as one value: `id = any(${placeholder}::bigint[])`. */
export const numberList = (numbers: number[]) => `{${numbers.join(',')}}`

/** The same for UUIDs, which need no quotes. */
export const uuidList = (ids: string[]) => `{${ids.join(',')}}`
