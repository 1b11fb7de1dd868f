import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { readRoute } from '#plugins/read-route.ts'
import { getSiteSettings } from './site.service.ts'

export function siteRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /site/settings', async ({ db }) => ({
    success: true,
    message: 'Settings read',
    data: await getSiteSettings(services, db),
  }))
}
