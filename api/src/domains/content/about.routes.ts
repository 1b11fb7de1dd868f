import type { FastifyInstance } from 'fastify'
import type { Tx } from '#platform/database/database.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { countPublishedContent } from './content.service.ts'

/** Figures of domains that content does not import. */
interface OtherFigures {
  countUsersByRole(db: Tx): Promise<{ shoppers: number; vendors: number }>
  countTickets(db: Tx): Promise<number>
}

export function aboutRoutes(app: FastifyInstance, { countUsersByRole, countTickets }: OtherFigures) {
  readRoute(app, 'GET /about/figures', async ({ db }) => {
    const [people, supportMessages, documents] = await Promise.all([
      countUsersByRole(db),
      countTickets(db),
      countPublishedContent(db),
    ])
    const { shoppers, vendors } = people
    return { success: true, message: 'Counted', data: { shoppers, vendors, supportMessages, documents } }
  })
}
