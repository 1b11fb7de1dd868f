import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { nameStatements } from './named-statements.ts'

export type Database = { pool: pg.Pool; db: NodePgDatabase; close(): Promise<void> }

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
  /** Told of an idle connection that broke; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'haat',
    connectionTimeoutMillis: options.connectMs ?? 5000,
    ...(!options.isPooled && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
    }),
    // The server's own limit comes first; this one is for a server or a network that went silent.
    query_timeout: statementTimeoutMs + (options.graceMs ?? 5000),
    keepAlive: true,
  })
  // Without a listener the end of an idle connection would end the process.
  pool.on('error', (error) => options.onConnectionLost?.(error))
  // The same for one that is in use but waiting, as in a transaction; its next query reports the loss.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (!options.isPooled) nameStatements(pool)
  return { pool, db: drizzle({ client: pool, casing: 'snake_case' }), close: () => pool.end() }
}
