import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { createBus } from '../platform/cluster/bus.ts'
import { createPostgresTransport } from '../platform/cluster/postgres-transport.ts'
import { openDirectConnection } from '../platform/database/direct-connection.ts'
import { openReplicas, type Replicas } from '../platform/cluster/replicas.ts'
import { createJobLock } from '../platform/cluster/job-lock.ts'
import { readWalPosition, writeWalPosition } from '../platform/cluster/wal-position.ts'
import type { Redis } from '../platform/redis/redis.ts'
import { announceKeys } from '../platform/secrets/keys/key-holders.ts'
import type { Encryption } from '../platform/secrets/encryption.ts'
import type { Services } from '../services.ts'

interface Given {
  db: NodePgDatabase
  directUrl: string
  log: Logger
  encryption: Encryption
  metrics: Metrics
}

/** Opens what makes several processes one shop: the message bus, Redis, the replicas and the job lock. */
export async function openCluster(
  config: Config,
  { db, directUrl, log, encryption, metrics }: Given,
  cleanups: (() => Promise<void>)[],
): Promise<Pick<Services, 'bus' | 'redis' | 'replicas' | 'jobLock'>> {
  const direct = await openDirectConnection(directUrl, (err) => log.warn({ err }, 'connection lost'))
  cleanups.push(() => direct.close())
  await announceKeys(direct, encryption)
  const redis = await findRedis(config, log)
  if (redis) cleanups.push(() => redis.close())
  const replicas = await findReplicas(config, { db, log, metrics })
  if (replicas) cleanups.push(() => replicas.close())
  const bus = createBus({
    transports: [...(redis ? [redis.transport] : []), createPostgresTransport(direct)],
    ...(replicas && positionsOf(replicas)),
    onTrouble: (err) => log.error({ err }, 'a change was not heard by everybody'),
  })
  return { bus, redis, replicas, jobLock: createJobLock(direct) }
}

/** Imported only when it is needed: most shops have no Redis, and its client is large. */
async function findRedis({ redisUrl }: Config, log: Logger): Promise<Redis | undefined> {
  if (!redisUrl) return undefined
  const { openRedis } = await import('../platform/redis/redis.ts')
  return openRedis(redisUrl, log)
}

async function findReplicas(config: Config, { db, log, metrics }: Pick<Given, 'db' | 'log' | 'metrics'>) {
  const { databaseReplicaUrls: urls, databaseDirectUrl } = config
  if (urls.length === 0) return undefined
  const watch = metrics.database
  return openReplicas(db, { urls, isPooled: databaseDirectUrl !== undefined, watch }, log)
}

/** A listener that is notified of a change must not read a replica that does not have it yet. */
const positionsOf = (replicas: Replicas) => ({
  position: async () => {
    const position = await replicas.primaryPosition().catch(() => undefined)
    return position === undefined ? undefined : writeWalPosition(position)
  },
  onPosition: (text: string) => replicas.raiseFloor(readWalPosition(text) ?? 0n),
})
