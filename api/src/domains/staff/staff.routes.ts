import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { searchConsole } from './find.service.ts'

/** What the frame of the console needs on every page: the search of the command palette. */
export function staffRoutes(app: FastifyInstance) {
  readRoute(app, 'GET /staff/find', async ({ query, request, db }) =>
    answer('What was found.', await searchConsole(db, query.searchTerm, callerOf(request).staffRights)),
  )
}
