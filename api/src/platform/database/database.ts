import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { nameStatements } from './pool/named-statements.ts'
import { currentWaitLimit } from './pool/wait-limit.ts'
import { TimedPool, type PoolWatch } from './pool/timed-pool.ts'

export type Database = { pool: pg.Pool; db: NodePgDatabase; close(): Promise<void> }

export interface PoolCounts {
  size: number
  idle: number
  waiting: number
  max: number
}
/** Gets the figures of the connection pools, for metrics. */
export interface DatabaseWatch {
  pool(name: string, counts: () => PoolCounts): PoolWatch
}

/** What a store needs to run a query: the database itself or a transaction. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type DatabaseOptions = {
  max?: number
  applicationName?: string
  statementTimeoutMs?: number
  /** Behind a pooler, sessions are shared, so the pooler has to set the time limits of its sessions. */
  isPooled?: boolean
  connectMs?: number
  /** How much longer than the server's own statement timeout this process waits for an answer. */
  graceMs?: number
  /** How long a request may wait for the database; requests have to be answered soon. */
  requestMs?: number
  watch?: DatabaseWatch
  /**
   * What the two pools are called in the metrics: the one for requests, and the one for work that may take
   * long.
   */
  poolNames?: [requests: string, jobs: string]
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

/** The server's own limit is shorter, so that it ends a statement before this process stops waiting. */
const requestGraceMs = 200
/**
 * So many connections for requests stay open when nobody asks for ten seconds. A new one plans each statement anew its first
 * five times, which takes longer than answering (decision 60).
 */
const keptOpen = 2

/**
 * Inside a request this pool uses its own connections with short limits; outside it uses those that may take
 * long.
 */
class ChoosingPool extends TimedPool {
  readonly #longPool: TimedPool

  constructor(longPool: TimedPool, ...options: ConstructorParameters<typeof TimedPool>) {
    super(...options)
    this.#longPool = longPool
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: NonNullable<Parameters<pg.Pool['connect']>[0]>): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    const connect = currentWaitLimit()
      ? super.connect.bind(this)
      : this.#longPool.connect.bind(this.#longPool)
    return callback ? connect(callback) : connect()
  }
}

const countsOf = ({ totalCount, idleCount, waitingCount, options: { max } }: TimedPool): PoolCounts => ({
  size: totalCount,
  idle: idleCount,
  waiting: waitingCount,
  max,
})

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { statementTimeoutMs = 15_000, connectMs = 5000, graceMs = 5000 } = options
  const requestMs = Math.min(options.requestMs ?? Infinity, statementTimeoutMs + graceMs)
  const config = (statement_timeout: number): pg.PoolConfig => ({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'haat',
    ...(!options.isPooled && { statement_timeout, idle_in_transaction_session_timeout: 30_000 }),
    keepAlive: true,
  })
  const longPool = new TimedPool(config(statementTimeoutMs), {
    connectMs,
    queryMs: statementTimeoutMs + graceMs,
  })
  const ofRequests = config(Math.min(statementTimeoutMs, requestMs - requestGraceMs))
  const pool = new ChoosingPool(
    longPool,
    { ...ofRequests, min: keptOpen },
    { connectMs: Math.min(connectMs, requestMs), queryMs: requestMs },
  )
  const [requests, jobs] = options.poolNames ?? ['requests', 'jobs']
  for (const [each, name] of [
    [pool, requests],
    [longPool, jobs],
  ] as const) {
    each.watch = options.watch?.pool(name, () => countsOf(each))
    // Without a listener the loss of an idle connection would end the process.
    each.on('error', (error) => options.onConnectionLost?.(error))
    // The same for a connection that is in use but idle, as in a transaction; its next query reports the loss.
    each.on('connect', (client) => client.on('error', () => {}))
    if (!options.isPooled) nameStatements(each)
  }
  const close = async () => void (await Promise.all([pool.end(), longPool.end()]))
  return { pool, db: drizzle({ client: pool, casing: 'snake_case' }), close }
}
