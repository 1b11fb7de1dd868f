import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { VisitKind } from '@haat/contract/domains/figures.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { createLocalCounter } from '#plugins/limits/local-counter.ts'
import type { CountedVisits } from './visits.store.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Whoever looks at the same page again within this time is on the same visit. */
const sameVisitMs = 30 * minuteMs
/** What one network adds in a day. A carrier gives many phones one address, so these are far above what a person does. */
export const maxPerNetwork = 10_000
export const maxPerNetworkAndListing = 200
/** How much is remembered at most: a flood of made-up visitors takes no more memory than this. */
const maxNames = 50_000
/** How many pages wait to be written at most; what comes beyond is not counted. */
export const maxWaiting = 10_000
const writeEveryMs = 5000

interface Visit {
  kind: VisitKind
  listingId: number
  /** Where it came from: used for hashes that last for a day at most and are kept nowhere but here. */
  network: string
  agent: string
}

/**
 * Counts visits in memory and writes them together every few seconds. Who came is known only by a hash with a salt that this
 * process makes for itself each day and tells nobody, so nothing can be traced to a person, and nothing of it is stored.
 */
export function createVisitCounter(
  write: (counted: CountedVisits[]) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  let salt = { day: '', value: Buffer.alloc(0) }
  let waiting = new Map<string, CountedVisits>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  const lately = createLocalCounter(maxNames)
  const ofDay = createLocalCounter(2 * maxNames)
  /** Apart from the others, so that a network cannot make up names until its own is forgotten. */
  const networks = createLocalCounter(maxNames)

  const nameOf = (...parts: (string | number)[]) => {
    const day = nepalDay(Date.now())
    if (salt.day !== day) salt = { day, value: randomBytes(16) }
    return createHash('sha256')
      .update(salt.value)
      .update(JSON.stringify(parts))
      .digest('base64url')
      .slice(0, 16)
  }
  function isCounted({ kind, listingId, network, agent }: Visit): boolean {
    const ofNetwork = nameOf(network)
    if (networks(ofNetwork, dayMs).current > maxPerNetwork) return false
    if (lately(nameOf(kind, listingId, network, agent), sameVisitMs).current > 1) {
      // It is the same visit still and made no new name.
      networks.giveBack(ofNetwork)
      return false
    }
    return ofDay(nameOf(kind, listingId, network), dayMs).current <= maxPerNetworkAndListing
  }

  function wait(kind: VisitKind, listingId: number, visits: number) {
    const key = `${kind} ${listingId}`
    const known = waiting.get(key)
    if (known) known.visits += visits
    else if (waiting.size < maxWaiting) waiting.set(key, { kind, listingId, visits })
    timer ??= setTimeout(() => void flush(), writeEveryMs).unref()
  }

  async function writeWaiting() {
    const counted = [...waiting.values()]
    waiting = new Map()
    if (counted.length === 0) return
    await write(counted).catch((err: unknown) => {
      log.warn({ err }, 'visits were not written')
      for (const { kind, listingId, visits } of counted) wait(kind, listingId, visits)
    })
  }

  /** Writes what was counted; while the database is away it stays, and is tried again. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(writeWaiting))
  }

  return {
    count(visit: Visit) {
      if (isCounted(visit)) wait(visit.kind, visit.listingId, 1)
    },
    flush,
    /** How much is held in memory, for those who watch over it. */
    waitingCount: () => waiting.size,
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}
export type VisitCounter = ReturnType<typeof createVisitCounter>
