import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A request that has waited in vain does not wait again for its next query; after this time the database may be
 * back.
 */
const forgetMs = 5000

/** A wait for the database that is under way. */
export interface Wait {
  leftMs: number
  /** Called once when the wait is over; `hasAnswered` says whether the database answered. */
  end(hasAnswered: boolean): void
}

/**
 * How long one request has waited for connections and answers since the database last answered it. Every answer
 * resets it: a request may send many queries, but it never waits long for a silent database.
 */
export class WaitLimit {
  readonly #maxMs: number
  #waitedMs = 0
  #waiting = 0
  #since = 0
  #endedAt = -Infinity
  /** Set when the request has been answered: work that goes on after that is a job like any other. */
  isOver = false

  constructor(maxMs: number) {
    this.#maxMs = maxMs
  }

  /** Undefined when no time is left. */
  begin(maxMs: number): Wait | undefined {
    const now = performance.now()
    if (this.#waiting === 0) {
      if (now - this.#endedAt > forgetMs) this.#waitedMs = 0
      this.#since = now
    }
    const leftMs = Math.min(maxMs, this.#maxMs - this.#waitedMs - (now - this.#since))
    if (leftMs <= 0) return undefined
    this.#waiting += 1
    return { leftMs, end: (hasAnswered) => this.#end(hasAnswered) }
  }

  #end(hasAnswered: boolean) {
    const now = performance.now()
    this.#waiting -= 1
    if (hasAnswered) this.#waitedMs = 0
    else if (this.#waiting === 0) this.#waitedMs += now - this.#since
    if (hasAnswered) this.#since = now
    this.#endedAt = now
  }
}

const ofRequest = new AsyncLocalStorage<{ waitLimit: WaitLimit | undefined }>()

/**
 * The limit of the request that is being answered; undefined in jobs, at a start, and in calls that may take
 * long.
 */
export function currentWaitLimit(): WaitLimit | undefined {
  const waitLimit = ofRequest.getStore()?.waitLimit
  return waitLimit?.isOver ? undefined : waitLimit
}

export const withWaitLimit = <T>(waitLimit: WaitLimit | undefined, work: () => T): T =>
  ofRequest.run({ waitLimit }, work)
