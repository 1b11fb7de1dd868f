import pg from 'pg'
import { currentWaitLimit, type Wait } from './wait-limit.ts'

/** The database did not answer in time. Nobody knows whether it has executed what it was sent. */
export class DatabaseHungError extends Error {
  /** Whether nothing had been sent yet. */
  readonly isBeforeSending: boolean

  constructor({ isBeforeSending }: { isBeforeSending: boolean }) {
    super('The database did not answer in time')
    this.isBeforeSending = isBeforeSending
  }
}

type Take = Parameters<pg.Pool['connect']>[0]

interface Limits {
  connectMs: number
  queryMs: number
}

/** Gets the times of answers and the failures to get a connection, for metrics. */
export interface PoolWatch {
  onAnswer(milliseconds: number, error: unknown): void
  onNoConnection(error: unknown): void
}

function begin(maxMs: number, suspicion: Suspicion): Wait | undefined {
  const waitLimit = currentWaitLimit()
  return waitLimit ? waitLimit.begin(suspicion.limit(maxMs)) : { leftMs: maxMs, end() {} }
}

/** Once the database is known to be silent, the next requests give up after this time. */
const shortMs = 200
/**
 * After this time a request waits as long as usual again: a database that needs a little longer must not be
 * refused for good.
 */
const shortForMs = 3000

/** The longest wait for a connection, however busy the database is. */
const longestQueueMs = 5000
/** A database that has answered any query this recently is busy, not silent. */
const recentMs = 500

/** Whether the last waits were in vain. Any answer ends the suspicion. */
class Suspicion {
  #since = -Infinity
  #answeredAt = -Infinity

  limit(maxMs: number): number {
    return performance.now() - this.#since < shortForMs ? Math.min(maxMs, shortMs) : maxMs
  }
  onSilence(waitedMs: number) {
    if (waitedMs > shortMs) this.#since = performance.now()
  }
  onAnswer(isInTime: boolean) {
    this.#since = -Infinity
    if (isInTime) this.#answeredAt = performance.now()
  }
  isAnswering = () => performance.now() - this.#answeredAt < recentMs
}

/**
 * After a pause of this process the answer may already be in the socket, so it is read before the wait is given
 * up.
 */
function afterTime(milliseconds: number, work: () => void): () => void {
  let isOver = false
  const timer = setTimeout(() => setImmediate(() => isOver || work()), milliseconds)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/**
 * A pool with time limits for a connection and for each answer. A connection that did not answer is closed and
 * never used again: its answer might come later and be taken for that of another query.
 */
export class TimedPool extends pg.Pool {
  watch: PoolWatch | undefined
  readonly #limits: Limits
  readonly #taken = new Set<pg.PoolClient>()
  readonly #suspicion = new Suspicion()

  constructor(config: pg.PoolConfig, limits: Limits) {
    // Our own limit comes first; this one ends the connection attempt itself.
    super({ ...config, connectionTimeoutMillis: Math.max(limits.connectMs, longestQueueMs) + 100 })
    this.#limits = limits
    this.on('connect', (client) => {
      limitQueries(client, limits.queryMs, this.#suspicion, () => this.watch)
      // A caller that could not even begin a transaction never gives its connection back.
      client.once('end', () => this.#taken.has(client) && client.release(true))
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(give: NonNullable<Take>): void
  override connect(give?: Take): Promise<pg.PoolClient> | void {
    const taking = this.#take()
    if (!give) return taking
    taking.then(
      (client) => give(undefined, client, client.release),
      (error: Error) => give(error, undefined, () => {}),
    )
  }

  async #take(): Promise<pg.PoolClient> {
    const wait = begin(this.#limits.connectMs, this.#suspicion)
    if (!wait) throw this.#report(new DatabaseHungError({ isBeforeSending: true }))
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const startedAt = performance.now()
    let isLate = false
    let stopTimer = () => {}
    const waitFor = (milliseconds: number) => {
      stopTimer = afterTime(milliseconds, () => {
        // A queue that moves is no silence: other queries are answered, and this caller's turn will come.
        const isBusy = this.#suspicion.isAnswering() && performance.now() - startedAt < longestQueueMs
        if (isBusy) return waitFor(recentMs)
        isLate = true
        this.#suspicion.onSilence(wait.leftMs)
        reject(new DatabaseHungError({ isBeforeSending: true }))
      })
    }
    waitFor(wait.leftMs)
    super.connect((error, client) => {
      if (!client) return reject(error ?? new Error('There is no connection'))
      if (isLate) return client.release()
      this.#note(client)
      resolve(client)
    })
    try {
      return await promise
    } catch (error) {
      throw this.#report(error)
    } finally {
      stopTimer()
      wait.end(this.#suspicion.isAnswering())
    }
  }

  #report(error: unknown) {
    this.watch?.onNoConnection(error)
    return error
  }

  /** The end of a connection gives it back; giving it back once more does nothing. */
  #note(client: pg.PoolClient) {
    const { release } = client
    this.#taken.add(client)
    client.release = (error) => {
      if (this.#taken.delete(client)) release(error)
    }
  }
}

type Callback = (error: Error | undefined, result?: unknown) => void

function limitQueries(
  client: pg.PoolClient,
  maxMs: number,
  suspicion: Suspicion,
  watch: () => PoolWatch | undefined,
) {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const { stream } = (client as unknown as { connection: pg.Connection }).connection
  let hung: DatabaseHungError | undefined
  const giveUp = (isBeforeSending: boolean) => {
    hung ??= new DatabaseHungError({ isBeforeSending })
    stream.destroy(hung)
    return hung
  }
  const query = (...args: unknown[]) => {
    const callback = typeof args.at(-1) === 'function' ? (args.at(-1) as Callback) : undefined
    const refuse = (why: Error) => (callback ? void callback(why) : Promise.reject(why))
    if (hung) return refuse(hung)
    const wait = begin(maxMs, suspicion)
    // Closing the connection also ends its open transaction on the server.
    if (!wait) return refuse(giveUp(true))
    const askedAt = performance.now()
    const stopTimer = afterTime(wait.leftMs, () => {
      suspicion.onSilence(wait.leftMs)
      giveUp(false)
    })
    const settle = (error?: unknown) => {
      stopTimer()
      const isInTime = (error as { code?: unknown } | undefined)?.code !== statementTimedOut
      if (!hung) suspicion.onAnswer(isInTime)
      wait.end(!hung && isInTime)
      watch()?.onAnswer(performance.now() - askedAt, error ?? undefined)
    }
    if (callback) {
      const settled: Callback = (error, result) => {
        settle(error)
        callback(error, result)
      }
      return ask(...args.slice(0, -1), settled)
    }
    const answer = ask(...args) as Promise<unknown>
    answer.then(() => settle(), settle)
    return answer
  }
  client.query = query as typeof client.query
}

/** The server's own time limit has ended the statement, which waited for a lock or was too slow. */
export const statementTimedOut = '57014'
