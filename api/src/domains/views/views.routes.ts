import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SavedViewPage, ShopViewPage } from '@haat/contract/domains/views.rules.ts'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { dropView, listViews, renameView, saveView } from './views.service.ts'

const staffOf = (request: FastifyRequest) => ({ caller: callerOf(request) })
const memberOf = (request: FastifyRequest) => ({
  caller: callerOf(request),
  membership: membershipOf(request),
})

/** Filters that people keep under a name: in the console, and in the portal of a shop. */
export function viewsRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /staff/views', async ({ request, db }) =>
    answer('Saved views.', await listViews<SavedViewPage>(db, staffOf(request))),
  )
  route(app, 'POST /staff/views', async ({ body, request }) =>
    answer('The view is saved.', await saveView(services, staffOf(request), body)),
  )
  route(app, 'PATCH /staff/views/:id', async ({ params, body, request }) => {
    const view = await renameView<SavedViewPage>(services, staffOf(request), params.id, body.name)
    return answer('The view is renamed.', view)
  })
  route(app, 'DELETE /staff/views/:id', async ({ params, request }) => {
    await dropView(services, staffOf(request), params.id)
    return answer('The view is dropped.', {})
  })

  readRoute(app, 'GET /vendor/shops/:shopId/views', async ({ request, db }) =>
    answer('Saved views.', await listViews<ShopViewPage>(db, memberOf(request))),
  )
  route(app, 'POST /vendor/shops/:shopId/views', async ({ body, request }) =>
    answer('The view is saved.', await saveView(services, memberOf(request), body)),
  )
  route(app, 'PATCH /vendor/shops/:shopId/views/:id', async ({ params, body, request }) => {
    const view = await renameView<ShopViewPage>(services, memberOf(request), params.id, body.name)
    return answer('The view is renamed.', view)
  })
  route(app, 'DELETE /vendor/shops/:shopId/views/:id', async ({ params, request }) => {
    await dropView(services, memberOf(request), params.id)
    return answer('The view is dropped.', {})
  })
}
