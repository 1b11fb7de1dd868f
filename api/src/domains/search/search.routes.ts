import type { FastifyInstance } from 'fastify'
import { withTimeLimit } from '#platform/db/with-time-limit.ts'
import { answer } from '#plugins/answer.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { searchLimitMs } from './search.service.ts'
import { suggestionsFor } from './suggestions.service.ts'

export function searchRoutes(app: FastifyInstance, { db }: Services) {
  route(app, 'GET /search/suggestions', async ({ query }) =>
    answer('Suggestions.', await withTimeLimit(db, searchLimitMs, (tx) => suggestionsFor(tx, query.term))),
  )
}
