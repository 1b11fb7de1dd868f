import pg from 'pg'
import { currentPatience, type Wait } from './patience.ts'

/** The database did not answer in time. Whether it has done what it was sent, nobody knows. */
export class DatabaseHungError extends Error {
  /** Nothing had been sent yet. */
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

/** Who is told how long answers took, and of connections that were not to be had. */
export interface PoolWatch {
  onAnswer(milliseconds: number, error: unknown): void
  onNoConnection(error: unknown): void
}

function begin(mostMs: number, suspicion: Suspicion): Wait | undefined {
  const patience = currentPatience()
  return patience ? patience.begin(suspicion.limit(mostMs)) : { leftMs: mostMs, end() {} }
}

/** While it is known that nobody answers, requests that come next are told so sooner. */
const shortMs = 200
/** Then somebody waits as long as ever: who needs a little longer must not stay away for good. */
const shortForMs = 3000

/** However busy it is, nobody stands in the queue for a connection longer than this. */
const longestQueueMs = 5000
/** A database that has answered anybody this lately is busy, not silent. */
const latelyMs = 500

/** What the last waits have shown. An answer to anybody ends the suspicion. */
class Suspicion {
  #since = -Infinity
  #answeredAt = -Infinity

  limit(mostMs: number): number {
    return performance.now() - this.#since < shortForMs ? Math.min(mostMs, shortMs) : mostMs
  }
  onSilence(waitedMs: number) {
    if (waitedMs > shortMs) this.#since = performance.now()
  }
  onAnswer(isInTime: boolean) {
    this.#since = -Infinity
    if (isInTime) this.#answeredAt = performance.now()
  }
  isAnswering = () => performance.now() - this.#answeredAt < latelyMs
}

/** After a pause of our own the answer may lie in the socket already: it is read before anybody is given up. */
function afterTime(milliseconds: number, work: () => void): () => void {
  let isOver = false
  const timer = setTimeout(() => setImmediate(() => isOver || work()), milliseconds)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/**
 * A pool that waits no longer than it may, for a connection and for each answer. A connection that did not answer is ended
 * and never used again: its answer might come later and be taken for that of another query.
 */
export class TimedPool extends pg.Pool {
  watch: PoolWatch | undefined
  readonly #limits: Limits
  readonly #taken = new Set<pg.PoolClient>()
  readonly #suspicion = new Suspicion()

  constructor(config: pg.PoolConfig, limits: Limits) {
    // Our own limit comes first; this one ends the try itself.
    super({ ...config, connectionTimeoutMillis: Math.max(limits.connectMs, longestQueueMs) + 100 })
    this.#limits = limits
    this.on('connect', (client) => {
      limitQueries(client, limits.queryMs, this.#suspicion, () => this.watch)
      // Whoever could not even begin a transaction gives its connection back to nobody.
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
    if (!wait) throw this.#told(new DatabaseHungError({ isBeforeSending: true }))
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const startedAt = performance.now()
    let isLate = false
    let stopTimer = () => {}
    const waitFor = (milliseconds: number) => {
      stopTimer = afterTime(milliseconds, () => {
        // A queue that moves is no silence: others are answered, and the turn of this one comes.
        const isBusy = this.#suspicion.isAnswering() && performance.now() - startedAt < longestQueueMs
        if (isBusy) return waitFor(latelyMs)
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
      throw this.#told(error)
    } finally {
      stopTimer()
      wait.end(this.#suspicion.isAnswering())
    }
  }

  #told(error: unknown) {
    this.watch?.onNoConnection(error)
    return error
  }

  /** A connection that has ended is given back by that; giving it back once more does nothing. */
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
  mostMs: number,
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
    const wait = begin(mostMs, suspicion)
    // What is open on this connection ends with it, on the server too.
    if (!wait) return refuse(giveUp(true))
    const askedAt = performance.now()
    const stopTimer = afterTime(wait.leftMs, () => {
      suspicion.onSilence(wait.leftMs)
      giveUp(false)
    })
    const settle = (error?: unknown) => {
      stopTimer()
      const isInTime = (error as { code?: unknown } | undefined)?.code !== outOfTime
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

/** Of the server's own limit: it has ended the statement, which waited for a lock or was too slow. */
export const outOfTime = '57014'
