import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { getDeskSettings, saveDeskSettings } from './desk-settings.service.ts'

export function deskSettingsRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/settings', async () =>
    answer('Settings of the desk.', await getDeskSettings(services.db)),
  )

  route(app, 'PUT /staff/settings', async ({ body, request }) =>
    answer('The settings are saved.', await saveDeskSettings(services, callerOf(request), body)),
  )
}
