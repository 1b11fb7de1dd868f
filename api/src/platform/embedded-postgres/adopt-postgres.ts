import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../database/errors/error-code.ts'
import { DATABASE_USER } from './postgres-cluster.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'

export type RunningPostgres = { url: string; postmaster: Postmaster }

const DATABASE = 'haat'
const CANNOT_CONNECT_NOW = '57P03'
const TOO_MANY_CONNECTIONS = '53300'
const NO_SUCH_DATABASE = '3D000'
const DATABASE_EXISTS = '42P04'

/** Returns the server that runs on this cluster once it answers; undefined when none runs. */
export async function adoptPostgres(cluster: string, waitMs: number): Promise<RunningPostgres | undefined> {
  const giveUpAt = Date.now() + waitMs
  for (;;) {
    const postmaster = findPostmaster(cluster)
    if (!postmaster) return undefined
    if (postmaster.status === 'ready' && (await answers(postmaster)))
      return { url: socketUrl(postmaster, DATABASE), postmaster }
    if (Date.now() > giveUpAt) throw new Error(`process ${postmaster.pid} on ${cluster} does not answer`)
    await delay(20)
  }
}

/** False means that it is worth asking again. */
async function answers(postmaster: Postmaster): Promise<boolean> {
  try {
    await ensureDatabase(postmaster)
    return true
  } catch (error) {
    const code = errorCode(error)
    if (code === TOO_MANY_CONNECTIONS) return true
    if (code === CANNOT_CONNECT_NOW) return false
    if (code !== 'ENOENT' && code !== 'ECONNREFUSED') throw error
    // Somebody deleted its socket: nobody can reach this server again, so a new one takes over.
    await stopPostmaster(postmaster)
    return false
  }
}

async function ensureDatabase(postmaster: Postmaster): Promise<void> {
  try {
    await query(socketUrl(postmaster, DATABASE), 'select 1')
  } catch (error) {
    if (errorCode(error) !== NO_SUCH_DATABASE) throw error
    await createDatabase(socketUrl(postmaster, 'postgres'))
  }
}

async function createDatabase(url: string): Promise<void> {
  try {
    await query(url, `create database ${DATABASE}`)
  } catch (error) {
    if (errorCode(error) !== DATABASE_EXISTS) throw error
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {}) // The query below reports the error as well.
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Names everything that the driver would otherwise take from PGHOST, PGPORT or PGSSLMODE. */
function socketUrl({ socketFolder }: Postmaster, database: string): string {
  const host = encodeURIComponent(socketFolder)
  return `postgresql://${DATABASE_USER}@localhost:5432/${database}?host=${host}&sslmode=disable`
}
