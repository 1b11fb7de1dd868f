import type { Tx } from './database.ts'
import { errorCode } from './error-code.ts'

interface Prepared<V, T> {
  execute(values: V): Promise<T>
}

/** "Exists already" and "does not exist": the connection is not the one on which it was prepared. */
const foreignConnection = new Set(['42P05', '26000'])
/** Behind a pooler that hands out another connection for each transaction. */
const withoutNames = new WeakSet<Tx>()
let areNamesKept = true

/**
 * For a process that works through a pooler: a name would be somebody else's there, in a transaction its failure could
 * not be mended, and after an upgrade it could stand for the text of an older version.
 */
export const forgoNames = () => void (areNamesKept = false)

/**
 * A query that is asked for very often: its text is made once, and the server plans it once for each connection. Where
 * that cannot be, it is asked by its text.
 */
export function preparedRead<V, T>(name: string, make: (db: Tx, name: string) => Prepared<V, T>) {
  const named = new WeakMap<Tx, Prepared<V, T>>()
  const unnamed = new WeakMap<Tx, Prepared<V, T>>()
  const from = (known: WeakMap<Tx, Prepared<V, T>>, db: Tx, as: string) => {
    const found = known.get(db) ?? make(db, as)
    known.set(db, found)
    return found
  }
  return async (db: Tx, values: V): Promise<T> => {
    if (!areNamesKept || withoutNames.has(db)) return from(unnamed, db, '').execute(values)
    try {
      return await from(named, db, name).execute(values)
    } catch (error) {
      if (!foreignConnection.has(errorCode(error) ?? '')) throw error
      withoutNames.add(db)
      return from(unnamed, db, '').execute(values)
    }
  }
}
