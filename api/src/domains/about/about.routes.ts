import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { route } from '#plugins/route.ts'
import { countUsersByRole } from '../account/account.service.ts'
import { countContactMessages } from '../contact/contact.service.ts'
import { countPublishedContent } from '../content/content.service.ts'

export function aboutRoutes(app: FastifyInstance, { db }: Services) {
  route(app, 'GET /about/figures', async () => {
    const [people, supportMessages, documents] = await Promise.all([
      countUsersByRole(db),
      countContactMessages(db),
      countPublishedContent(db),
    ])
    const { shoppers, vendors } = people
    return { success: true, message: 'Counted', data: { shoppers, vendors, supportMessages, documents } }
  })
}
