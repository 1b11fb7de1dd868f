import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openDatabase, type DatabaseWatch } from './database.ts'
import { readWalPosition, type WalPosition } from './wal-position.ts'

export interface Replica {
  db: NodePgDatabase
  /** How far it certainly is; none while it is left out. */
  position(): WalPosition | undefined
  /** Asks it how far it is: one that answers is taken back, one that does not is left out. */
  look(): Promise<void>
  /** A read has failed there: it is left out until it answers again. */
  leaveOut(error: unknown): void
  close(): Promise<void>
}

const watchPatienceMs = 1000
/** Short: whoever waits here gets the answer of the primary instead. */
const readPatienceMs = 3000
/** And a request must have time left for it. */
const requestMs = 700

/** One server that follows the primary. It is read only as far as it has told us that it is. */
export function openReplica(
  url: string,
  isPooled: boolean,
  say: (state: 'left out' | 'taken back', error?: unknown) => void,
  databaseWatch?: DatabaseWatch,
): Replica {
  const reads = openDatabase(url, {
    applicationName: 'haat-replica',
    isPooled,
    connectMs: watchPatienceMs,
    statementTimeoutMs: readPatienceMs,
    graceMs: 500,
    requestMs,
    poolNames: ['replicas', 'replicas'],
    ...(databaseWatch && { watch: databaseWatch }),
  })
  const watch = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'haat-watch',
    connectionTimeoutMillis: watchPatienceMs,
    query_timeout: watchPatienceMs,
    keepAlive: true,
  })
  watch.on('error', () => {}) // The next look reports it.
  let position: WalPosition | undefined
  let isIn = true

  const leaveOut = (error: unknown) => {
    position = undefined
    if (isIn) say('left out', error)
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
        if (!isIn) say('taken back')
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
