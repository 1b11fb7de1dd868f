import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { route } from '#plugins/route.ts'
import { getSiteSettings } from './site.service.ts'

export function siteRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /site/settings', async () => ({
    success: true,
    message: 'Settings read',
    data: await getSiteSettings(services),
  }))
}
