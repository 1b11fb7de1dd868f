import { AsyncLocalStorage } from 'node:async_hooks'

/** How long an ordinary request waits for the database: it is to be answered within two seconds. */
export const requestPatienceMs = 1500

/** Whoever has failed is not made to wait again for what it tries next; after this time the database may be back. */
const forgetMs = 5000

/** A wait for the database that is under way. */
export interface Wait {
  leftMs: number
  /** Told once when it is over, and whether the database has answered. */
  end(hasAnswered: boolean): void
}

/**
 * What one request has waited since the database last answered it, for a connection and for an answer together. Every
 * answer begins it anew: a request may ask many things, but it never waits long for a database that is silent.
 */
export class Patience {
  #waitedMs = 0
  #waiting = 0
  #since = 0
  #endedAt = -Infinity
  /** Its request has been answered: what goes on after that is a job like any other. */
  isOver = false

  /** None when all of it is used up. */
  begin(mostMs: number): Wait | undefined {
    const now = performance.now()
    if (this.#waiting === 0) {
      if (now - this.#endedAt > forgetMs) this.#waitedMs = 0
      this.#since = now
    }
    const leftMs = Math.min(mostMs, requestPatienceMs - this.#waitedMs - (now - this.#since))
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

const ofRequest = new AsyncLocalStorage<{ patience: Patience | undefined }>()

/** Of the request that is being answered; none in jobs, at a start, and in calls that may take long. */
export function currentPatience(): Patience | undefined {
  const patience = ofRequest.getStore()?.patience
  return patience?.isOver ? undefined : patience
}

export const withPatience = <T>(patience: Patience | undefined, work: () => T): T =>
  ofRequest.run({ patience }, work)
