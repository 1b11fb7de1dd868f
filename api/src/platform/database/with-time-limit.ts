import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/**
 * Reads with a time limit of its own. The server ends a statement that takes longer, and at once when the
 * client has gone; the caller is told to try again.
 */
export const withTimeLimit = <T>(
  db: Tx,
  milliseconds: number,
  read: (tx: Tx) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<Backend>(sql`
      select set_config('statement_timeout', ${String(Math.trunc(milliseconds))}, true),
        pg_backend_pid() as pid, now()::text as began`)
    const cancel = () => void cancelRead(db, rows[0]!).catch(() => {})
    if (signal?.aborted) throw signal.reason
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      return await read(tx)
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  })

type Backend = { pid: number; began: string }

/** Only while the same transaction runs: the connection may serve somebody else by now. */
const cancelRead = (db: Tx, { pid, began }: Backend) =>
  db.execute(sql`select pg_cancel_backend(pid) from pg_stat_activity
    where pid = ${pid} and xact_start = ${began}::timestamptz`)
