import type { FastifyInstance } from 'fastify'
import type { Figures } from '@haat/contract/domains/content.about.ts'
import type { Tx } from '#platform/database/database.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'

/** The figures are those of vendors, whose domain content does not import. */
export function aboutRoutes(app: FastifyInstance, countOffers: (db: Tx) => Promise<Figures>) {
  readRoute(app, 'GET /about/figures', async ({ db }) => ({
    success: true,
    message: 'Counted',
    data: await countOffers(db),
  }))
}
