import type { FastifyInstance } from 'fastify'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { listSlides } from './home.service.ts'

export function homeRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /home/slides', async () => ({
    success: true,
    message: 'Slides.',
    data: await listSlides(services, new Date()),
  }))
}
