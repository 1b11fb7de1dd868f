import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openDatabase, type DatabaseWatch } from '../database/database.ts'
import { readWalPosition, type WalPosition } from './wal-position.ts'

export interface Replica {
  db: NodePgDatabase
  /** Up to where the replica has certainly replayed the log; undefined while it is left out. */
  position(): WalPosition | undefined
  /** Asks the replica for its position. It is taken back when it answers, and left out when it does not. */
  look(): Promise<void>
  /** Called after a read has failed: the replica is left out until it answers again. */
  leaveOut(error: unknown): void
  close(): Promise<void>
}

const watchTimeoutMs = 1000
/** Short, because the primary answers a read that fails here. */
const readTimeoutMs = 3000
/** Shorter still, so that a request has time left to ask the primary. */
const requestMs = 700

/**
 * Opens one server that follows the primary. It is used only for reads that need no more than it has replayed.
 */
export function openReplica(
  url: string,
  isPooled: boolean,
  logState: (state: 'left out' | 'taken back', error?: unknown) => void,
  databaseWatch?: DatabaseWatch,
): Replica {
  const reads = openDatabase(url, {
    applicationName: 'haat-replica',
    isPooled,
    connectMs: watchTimeoutMs,
    statementTimeoutMs: readTimeoutMs,
    graceMs: 500,
    requestMs,
    poolNames: ['replicas', 'replicas'],
    ...(databaseWatch && { watch: databaseWatch }),
  })
  const watch = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'haat-watch',
    connectionTimeoutMillis: watchTimeoutMs,
    query_timeout: watchTimeoutMs,
    keepAlive: true,
  })
  watch.on('error', () => {}) // The next round reports the error.
  let position: WalPosition | undefined
  let isIn = true

  const leaveOut = (error: unknown) => {
    position = undefined
    if (isIn) logState('left out', error)
    isIn = false
  }

  return {
    db: reads.db,
    position: () => position,
    leaveOut,
    async look() {
      try {
        const { rows } = await watch.query<{ at: string | null }>(
          'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at',
        )
        const at = readWalPosition(rows[0]?.at)
        if (at === undefined) return leaveOut(new Error('It follows no primary'))
        position = at
        if (!isIn) logState('taken back')
        isIn = true
      } catch (error) {
        leaveOut(error)
      }
    },
    async close() {
      await watch.end()
      await reads.close()
    },
  }
}
