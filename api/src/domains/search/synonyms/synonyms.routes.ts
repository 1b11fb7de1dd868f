import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { addSynonyms, changeSynonyms, dropSynonyms, synonymPage } from './synonyms.service.ts'

/** The synonyms of the search, which staff edit. */
export function synonymsRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/synonyms', async ({ query }) =>
    answer('Synonyms.', await synonymPage(services.db, query)),
  )
  route(app, 'POST /staff/synonyms', async ({ body, request }) =>
    answer('Group added.', await addSynonyms(services, callerOf(request), body.words)),
  )
  route(app, 'PATCH /staff/synonyms/:id', async ({ params, body, request }) =>
    answer('Group changed.', await changeSynonyms(services, callerOf(request), { id: params.id, ...body })),
  )
  route(app, 'DELETE /staff/synonyms/:id', async ({ params, request }) => {
    await dropSynonyms(services, callerOf(request), params.id)
    return answer('Group dropped.', {})
  })
}
