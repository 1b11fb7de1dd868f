import type { FastifyInstance } from 'fastify'
import { readRoute } from '#plugins/read-route.ts'
import { countUsersByRole } from '../account/account.service.ts'
import { countTickets } from '../tickets/tickets.service.ts'
import { countPublishedContent } from '../content/content.service.ts'

export function aboutRoutes(app: FastifyInstance) {
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
