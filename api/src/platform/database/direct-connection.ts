import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createConcurrencyLimit } from '../concurrency/concurrency-limit.ts'

export interface DirectConnection {
  /** Sends one at a time, and rejects at once while the connection is lost. */
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>
  /** Calls the listener with every notification (NOTIFY) of other sessions. */
  onAnnouncement(listener: (text: string) => void): void
  /**
   * Calls the listener when the connection is back after a loss: the session's locks are gone, and
   * notifications were missed.
   */
  onBack(listener: () => void): void
  close(): Promise<void>
}

export const announcements = 'haat'

const pauseMs = 500
const heartbeatMs = 10_000
const timeoutMs = 5000
/** Each is a job that asks for its lock or a change that is announced. */
const maxWaiting = 1000

/**
 * One connection that is not shared and is reopened whenever it is lost. LISTEN, and locks that outlive a
 * transaction, belong to a session and cannot go through a pooler.
 */
export async function openDirectConnection(
  url: string,
  onTrouble: (error: unknown) => void,
): Promise<DirectConnection> {
  const listeners = { announcement: [] as ((text: string) => void)[], back: [] as (() => void)[] }
  let client: pg.Client | undefined = await connect()
  let isClosed = false

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'haat-direct',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    })
    next.on('error', () => {}) // The `end` event that follows is handled below.
    next.on('notification', ({ payload = '' }) => {
      for (const listener of listeners.announcement) listener(payload)
    })
    await next.connect()
    await next.query(`listen ${announcements}`)
    return next
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    while (!isClosed) {
      try {
        return await connect()
      } catch {
        await delay(pauseMs, undefined, { ref: false })
      }
    }
    return undefined
  }

  /** The driver sends one query at a time and lets no others wait: its next version refuses them. */
  const inTurn = createConcurrencyLimit(1, maxWaiting)
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> =>
    inTurn(async () => {
      const asked = client
      if (!asked) throw new Error('The direct connection to the database is away')
      try {
        return (await asked.query<Row>(text, values)).rows
      } catch (error) {
        // A database that is silent would be silent to everybody who waits, for as long again.
        if (!(error instanceof pg.DatabaseError)) asked.end().catch(() => {})
        throw error
      }
    })

  /** A network that went silent closes no connection by itself, so a query finds out. */
  const heartbeat = setInterval(() => {
    if (client) query('select 1', []).catch(() => {})
  }, heartbeatMs)
  heartbeat.unref()

  async function keep() {
    while (client && !isClosed) {
      await hasEnded(client)
      client = undefined
      if (isClosed) return
      onTrouble(new Error('The direct connection to the database was lost and is made again'))
      client = await reconnect()
      if (client) for (const listener of listeners.back) listener()
    }
  }
  const kept = keep()

  return {
    query,
    onAnnouncement: (listener) => void listeners.announcement.push(listener),
    onBack: (listener) => void listeners.back.push(listener),
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      await client?.end().catch(() => {})
      await kept
      await client?.end().catch(() => {})
    },
  }
}

/** Node's `once` would reject with the error that comes before the end. */
const hasEnded = (client: pg.Client) => new Promise<void>((resolve) => client.once('end', () => resolve()))
