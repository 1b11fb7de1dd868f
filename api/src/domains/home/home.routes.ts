import type { FastifyInstance } from 'fastify'
import { readRoute } from '#plugins/read-route.ts'
import { listSlides } from './home.service.ts'

export function homeRoutes(app: FastifyInstance) {
  readRoute(app, 'GET /home/slides', async ({ db }) => ({
    success: true,
    message: 'Slides.',
    data: await listSlides({ db }, new Date()),
  }))
}
