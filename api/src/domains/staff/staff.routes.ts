import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { findAnything } from './find.service.ts'
import { dropView, listViews, saveView } from './views.service.ts'

/** What the frame of the console needs, whatever place is open in it. */
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

  readRoute(app, 'GET /staff/find', async ({ query, db }) =>
    answer('What was found.', await findAnything(db, query.searchTerm)),
  )
}
