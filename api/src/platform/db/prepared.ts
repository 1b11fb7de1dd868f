import type { Tx } from './database.ts'

/**
 * A query whose text is made once for each database it is asked of: making it takes longer than asking it. Values come
 * by `sql.placeholder`. Inside a transaction it is made anew.
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

/** Numbers as one value, however many they are: `id = any(${placeholder}::bigint[])`. */
export const numberList = (numbers: number[]) => `{${numbers.join(',')}}`

/** The same of ids, which have nothing that would have to be quoted. */
export const uuidList = (ids: string[]) => `{${ids.join(',')}}`
