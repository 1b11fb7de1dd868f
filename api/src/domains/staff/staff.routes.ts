import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { searchConsole } from './find.service.ts'
import { dropView, listViews, saveView } from './views.service.ts'

/** What the frame of the console needs on every page: saved views, and the search of the command palette. */
export function staffRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /staff/views', async ({ request, db }) =>
    answer('Saved views.', await listViews(db, callerOf(request).userId)),
  )

  route(app, 'POST /staff/views', async ({ body, request }) =>
    answer('The view is saved.', await saveView(services, callerOf(request), body)),
  )

  route(app, 'DELETE /staff/views/:id', async ({ params, request }) => {
    await dropView(services, callerOf(request), params.id)
    return answer('The view is dropped.', {})
  })

  readRoute(app, 'GET /staff/find', async ({ query, request, db }) =>
    answer('What was found.', await searchConsole(db, query.searchTerm, callerOf(request).staffRights)),
  )
}
