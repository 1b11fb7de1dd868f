import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import type { DocumentSource } from './documents/document-source.ts'
import { searchEverywhere } from './suggestions/everywhere.service.ts'
import { cachedRoute } from '#plugins/answers/cached-route.ts'
import { withSearchLimits } from './search.service.ts'
import { suggestionsFor } from './suggestions/suggestions.service.ts'

export function searchRoutes(app: FastifyInstance, sources: DocumentSource[]) {
  cachedRoute(app, 'GET /search/suggestions', async ({ query, db }) =>
    answer('Suggestions.', await withSearchLimits(db, (tx) => suggestionsFor(tx, query.term, sources))),
  )
  cachedRoute(app, 'GET /search/everywhere', async ({ query, db }) =>
    answer('What there is.', await withSearchLimits(db, (tx) => searchEverywhere(tx, query, sources))),
  )
}
