import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { migrationState } from '#platform/db/migrate.ts'
import { route } from '#plugins/route.ts'
import { version } from '#version.ts'

/** A balancer takes this process out as soon as it cannot reach its database. */
export function healthRoutes(app: FastifyInstance, { db }: Services) {
  route(app, 'GET /health', async ({ reply }) => {
    const migrations = await migrationState(db).catch(() => null)
    if (!migrations) reply.code(503)
    return {
      status: migrations ? 'ok' : 'unavailable',
      version,
      database: migrations ? 'ok' : 'unreachable',
      migrations: migrations ?? { applied: 0, expected: 0 },
    }
  })
}
