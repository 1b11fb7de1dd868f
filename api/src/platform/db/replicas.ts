import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseWatch, Tx } from './database.ts'
import { openReplica, type Replica } from './replica.ts'
import { endOfTime, later, readWalPosition, type WalPosition } from './wal-position.ts'

export interface Replicas {
  /** One that has all that was written up to there; none: the primary has to answer. */
  pick(position: WalPosition): Replica | undefined
  /** From now on nothing older than this is read anywhere in this process. */
  raiseFloor(position: WalPosition): void
  /** Where the primary is now: after a commit, all that it wrote is before this. */
  primaryPosition(): Promise<WalPosition>
  counts(): { inUse: number; of: number }
  /** How long ago each was where the primary is now; none of one that is left out. */
  lags(): { replica: string; seconds: number | undefined }[]
  close(): Promise<void>
}

const lookMs = 250
/** A replica further behind is left out, so whoever wrote longer ago than this need not be remembered. */
export const mostBehindMs = 10_000

export async function openReplicas(
  primary: Tx,
  { urls, isPooled, watch }: { urls: string[]; isPooled: boolean; watch?: DatabaseWatch },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Replicas> {
  const replicas = urls.map((url) =>
    openReplica(
      url,
      isPooled,
      (state, err) =>
        log.warn({ ...(err !== undefined && { err }), replica: hostOf(url) }, `a replica was ${state}`),
      watch,
    ),
  )
  let next = 0
  /** What the last migration wrote, and what other processes announced, is wanted by every read. */
  let floor = await positionOf(primary)
  const seen = [{ at: Date.now(), position: floor }]

  const notePrimary = async () => {
    const position = await positionOf(primary).catch(() => undefined)
    const now = Date.now()
    if (position !== undefined) seen.push({ at: now, position })
    while (seen.length > 1 && seen[1]!.at <= now - mostBehindMs) seen.shift()
  }
  const look = async () => void (await Promise.all(replicas.map((replica) => replica.look())))
  const isFresh = (replica: Replica, wanted: WalPosition) => {
    const position = replica.position()
    return position !== undefined && position >= wanted
  }
  /** All that the primary had written ten seconds ago. */
  const leastNow = () => (seen[0]!.at <= Date.now() - mostBehindMs ? later(floor, seen[0]!.position) : floor)

  const lagOf = (replica: Replica): number | undefined => {
    const position = replica.position()
    if (position === undefined) return undefined
    const firstAhead = seen.find((one) => one.position > position)
    return firstAhead ? (Date.now() - firstAhead.at) / 1000 : 0
  }

  await look()
  const rounds = [keepDoing(look), keepDoing(notePrimary)]

  return {
    pick(wanted) {
      const least = later(leastNow(), wanted)
      for (let tried = 0; tried < replicas.length; tried++) {
        const replica = replicas[next++ % replicas.length]
        if (replica && isFresh(replica, least)) return replica
      }
      return undefined
    },
    raiseFloor: (position) => void (floor = later(floor, position)),
    primaryPosition: () => positionOf(primary),
    counts: () => ({
      inUse: replicas.filter((replica) => isFresh(replica, leastNow())).length,
      of: replicas.length,
    }),
    lags: () => replicas.map((replica, at) => ({ replica: hostOf(urls[at]!), seconds: lagOf(replica) })),
    async close() {
      await Promise.all(rounds.map((round) => round.end()))
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

const hostOf = (url: string) => URL.parse(url)?.host ?? 'a replica'

async function positionOf(primary: Tx): Promise<WalPosition> {
  const { rows } = await primary.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`)
  return readWalPosition(rows[0]?.at) ?? endOfTime
}

function keepDoing(work: () => Promise<void>) {
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const plan = () => {
    timer = setTimeout(() => {
      running = work().finally(() => hasEnded || plan())
    }, lookMs)
    timer.unref()
  }
  plan()
  return {
    async end() {
      hasEnded = true
      clearTimeout(timer)
      await running
    },
  }
}
