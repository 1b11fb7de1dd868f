import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Reads under a limit of its own. The server ends a statement that takes longer, and the caller is told to try again. */
export const withTimeLimit = <T>(db: Tx, milliseconds: number, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${Math.trunc(milliseconds)}`))
    return read(tx)
  })
