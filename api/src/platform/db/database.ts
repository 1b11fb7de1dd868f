import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { nameStatements } from './named-statements.ts'
import { currentPatience, requestPatienceMs } from './patience.ts'
import { TimedPool, type PoolWatch } from './timed-pool.ts'

export type Database = { pool: pg.Pool; db: NodePgDatabase; close(): Promise<void> }

export interface PoolCounts {
  size: number
  idle: number
  waiting: number
  most: number
}
/** Who is told how the pools fare. */
export interface DatabaseWatch {
  pool(name: string, counts: () => PoolCounts): PoolWatch
}

/** What a store needs to run a query: the database itself or a transaction of it. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type DatabaseOptions = {
  max?: number
  applicationName?: string
  statementTimeoutMs?: number
  /** Behind a pooler a session is nobody's own: it is the pooler that sets the limits of its sessions. */
  isPooled?: boolean
  connectMs?: number
  /** How much longer than the server's own limit we wait for it. */
  graceMs?: number
  /** How long a request waits here that has to be answered soon. */
  requestMs?: number
  watch?: DatabaseWatch
  /** What its two pools are called there: that of requests, and that of what may take long. */
  poolNames?: [requests: string, jobs: string]
  /** Told of an idle connection that broke; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

/** The server's own limit comes first: it ends what nobody waits for. */
const requestGraceMs = 200

/** Asked in a request, it uses connections of its own with short limits; otherwise those that may take long. */
class ChoosingPool extends TimedPool {
  readonly #patient: TimedPool

  constructor(patient: TimedPool, ...own: ConstructorParameters<typeof TimedPool>) {
    super(...own)
    this.#patient = patient
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: NonNullable<Parameters<pg.Pool['connect']>[0]>): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    const connect = currentPatience() ? super.connect.bind(this) : this.#patient.connect.bind(this.#patient)
    return callback ? connect(callback) : connect()
  }
}

const countsOf = ({ totalCount, idleCount, waitingCount, options: { max } }: TimedPool): PoolCounts => ({
  size: totalCount,
  idle: idleCount,
  waiting: waitingCount,
  most: max,
})

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { statementTimeoutMs = 15_000, connectMs = 5000, graceMs = 5000 } = options
  const requestMs = Math.min(options.requestMs ?? requestPatienceMs, statementTimeoutMs + graceMs)
  const config = (statement_timeout: number): pg.PoolConfig => ({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'haat',
    ...(!options.isPooled && { statement_timeout, idle_in_transaction_session_timeout: 30_000 }),
    keepAlive: true,
  })
  const patient = new TimedPool(config(statementTimeoutMs), {
    connectMs,
    queryMs: statementTimeoutMs + graceMs,
  })
  const pool = new ChoosingPool(patient, config(Math.min(statementTimeoutMs, requestMs - requestGraceMs)), {
    connectMs: Math.min(connectMs, requestMs),
    queryMs: requestMs,
  })
  const [requests, jobs] = options.poolNames ?? ['requests', 'jobs']
  for (const [each, name] of [
    [pool, requests],
    [patient, jobs],
  ] as const) {
    each.watch = options.watch?.pool(name, () => countsOf(each))
    // Without a listener the end of an idle connection would end the process.
    each.on('error', (error) => options.onConnectionLost?.(error))
    // The same for one that is in use but waiting, as in a transaction; its next query reports the loss.
    each.on('connect', (client) => client.on('error', () => {}))
    if (!options.isPooled) nameStatements(each)
  }
  const close = async () => void (await Promise.all([pool.end(), patient.end()]))
  return { pool, db: drizzle({ client: pool, casing: 'snake_case' }), close }
}
