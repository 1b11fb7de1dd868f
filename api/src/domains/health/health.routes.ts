import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { migrationState } from '#platform/db/migrate.ts'
import { route } from '#plugins/route.ts'
import { version } from '#version.ts'

/** A balancer takes this process out as soon as it is told to stop or cannot reach its database. */
export function healthRoutes(app: FastifyInstance, { db, redis, replicas }: Services) {
  const readMigrations = shared(() => migrationState(db).catch(() => null))

  route(app, 'GET /health', async ({ reply }) => {
    const migrations = await readMigrations()
    const status = app.isStopping() ? 'stopping' : migrations ? 'ok' : 'unavailable'
    if (status !== 'ok') reply.code(503)
    return {
      status,
      version,
      database: migrations ? 'ok' : 'unreachable',
      migrations: migrations ?? { applied: 0, expected: 0 },
      ...(replicas && { replicas: replicas.counts() }),
      ...(redis && { redis: redis.upForMs() > 0 ? ('ok' as const) : ('away' as const) }),
    }
  })
}

/** There is no limit here: whoever asks while an answer is under way gets that one. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => (reading ??= read().finally(() => (reading = undefined)))
}
