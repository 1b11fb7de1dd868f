import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseWatch, Tx } from '../database/database.ts'
import { openReplica, type Replica } from './replica.ts'
import { maxWalPosition, laterPosition, readWalPosition, type WalPosition } from './wal-position.ts'

export interface Replicas {
  /** Picks a replica that has replayed the log up to this position; undefined when only the primary has. */
  pick(position: WalPosition): Replica | undefined
  /** From now on no read of this process may be older than this position. */
  raiseFloor(position: WalPosition): void
  /** Where the primary's log stands now: everything that was committed before lies before this position. */
  primaryPosition(): Promise<WalPosition>
  counts(): { inUse: number; of: number }
  /** How far each replica is behind the primary; undefined for one that is left out. */
  lags(): { replica: string; seconds: number | undefined }[]
  close(): Promise<void>
}

const lookMs = 250
/**
 * A replica that is further behind is left out, so a visitor's last write need not be remembered for longer.
 */
export const maxLagMs = 10_000

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
  /** Every read needs what the last migration wrote and what other processes announced. */
  let floor = await positionOf(primary)
  const seen = [{ at: Date.now(), position: floor }]

  const notePrimary = async () => {
    const position = await positionOf(primary).catch(() => undefined)
    const now = Date.now()
    if (position !== undefined) seen.push({ at: now, position })
    while (seen.length > 1 && seen[1]!.at <= now - maxLagMs) seen.shift()
  }
  const look = async () => void (await Promise.all(replicas.map((replica) => replica.look())))
  const isFresh = (replica: Replica, wanted: WalPosition) => {
    const position = replica.position()
    return position !== undefined && position >= wanted
  }
  /** The position that the primary had ten seconds ago, or the floor if that is later. */
  const minPositionNow = () =>
    seen[0]!.at <= Date.now() - maxLagMs ? laterPosition(floor, seen[0]!.position) : floor

  const lagOf = (replica: Replica): number | undefined => {
    const position = replica.position()
    if (position === undefined) return undefined
    const firstAhead = seen.find((one) => one.position > position)
    return firstAhead ? (Date.now() - firstAhead.at) / 1000 : 0
  }

  await look()
  const rounds = [repeat(look), repeat(notePrimary)]

  return {
    pick(wanted) {
      const minPosition = laterPosition(minPositionNow(), wanted)
      for (let tried = 0; tried < replicas.length; tried++) {
        const replica = replicas[next++ % replicas.length]
        if (replica && isFresh(replica, minPosition)) return replica
      }
      return undefined
    },
    raiseFloor: (position) => void (floor = laterPosition(floor, position)),
    primaryPosition: () => positionOf(primary),
    counts: () => ({
      inUse: replicas.filter((replica) => isFresh(replica, minPositionNow())).length,
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
  return readWalPosition(rows[0]?.at) ?? maxWalPosition
}

function repeat(work: () => Promise<void>) {
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
