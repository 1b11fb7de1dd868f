import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import { createBus } from './platform/bus/bus.ts'
import { createPostgresCarrier } from './platform/bus/postgres-carrier.ts'
import { openDirectConnection } from './platform/db/direct-connection.ts'
import { openReplicas, type Replicas } from './platform/db/replicas.ts'
import { createTurns } from './platform/db/turns.ts'
import { readWalPosition, writeWalPosition } from './platform/db/wal-position.ts'
import type { Redis } from './platform/redis/redis.ts'
import { holdKeys } from './platform/secrets/key-holders.ts'
import type { Sealer } from './platform/secrets/sealer.ts'
import type { Services } from './services.ts'

interface Given {
  db: NodePgDatabase
  directUrl: string
  log: Logger
  sealer: Sealer
  metrics: Metrics
}

/** What makes several processes one shop. */
export async function openShared(
  config: Config,
  { db, directUrl, log, sealer, metrics }: Given,
  held: (() => Promise<void>)[],
): Promise<Pick<Services, 'bus' | 'redis' | 'replicas' | 'turns'>> {
  const direct = await openDirectConnection(directUrl, (err) => log.warn({ err }, 'connection lost'))
  held.push(() => direct.close())
  await holdKeys(direct, sealer)
  const redis = await findRedis(config, log)
  if (redis) held.push(() => redis.close())
  const replicas = await findReplicas(config, { db, log, metrics })
  if (replicas) held.push(() => replicas.close())
  const bus = createBus({
    carriers: [...(redis ? [redis.carrier] : []), createPostgresCarrier(direct)],
    ...(replicas && positionsOf(replicas)),
    onTrouble: (err) => log.error({ err }, 'a change was not heard by everybody'),
  })
  return { bus, redis, replicas, turns: createTurns(direct) }
}

/** Not imported above: most shops have no Redis, and its client is large. */
async function findRedis({ redisUrl }: Config, log: Logger): Promise<Redis | undefined> {
  if (!redisUrl) return undefined
  const { openRedis } = await import('./platform/redis/redis.ts')
  return openRedis(redisUrl, log)
}

async function findReplicas(config: Config, { db, log, metrics }: Pick<Given, 'db' | 'log' | 'metrics'>) {
  const { databaseReplicaUrls: urls, databaseDirectUrl } = config
  if (urls.length === 0) return undefined
  const watch = metrics.database
  return openReplicas(db, { urls, isPooled: databaseDirectUrl !== undefined, watch }, log)
}

/** Whoever hears of a change must not read a replica that has not got it yet. */
const positionsOf = (replicas: Replicas) => ({
  position: async () => {
    const position = await replicas.primaryPosition().catch(() => undefined)
    return position === undefined ? undefined : writeWalPosition(position)
  },
  onPosition: (text: string) => replicas.raiseFloor(readWalPosition(text) ?? 0n),
})
