import type { FastifyInstance } from 'fastify'
import { withTimeLimit } from '#platform/db/with-time-limit.ts'
import { answer } from '#plugins/answer.ts'
import { rememberedRoute } from '#plugins/remembered-route.ts'
import type { DocumentSource } from './document-source.ts'
import { searchEverywhere } from './everywhere.service.ts'
import { searchLimitMs } from './search.service.ts'
import { suggestionsFor } from './suggestions.service.ts'

export function searchRoutes(app: FastifyInstance, sources: DocumentSource[]) {
  rememberedRoute(app, 'GET /search/suggestions', async ({ query, db }) =>
    answer(
      'Suggestions.',
      await withTimeLimit(db, searchLimitMs, (tx) => suggestionsFor(tx, query.term, sources)),
    ),
  )
  rememberedRoute(app, 'GET /search/everywhere', async ({ query, db }) =>
    answer(
      'What there is.',
      await withTimeLimit(db, searchLimitMs, (tx) => searchEverywhere(tx, query, sources)),
    ),
  )
}
