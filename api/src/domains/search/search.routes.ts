import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import type { DocumentSource } from './documents/document-source.ts'
import { searchEverywhere } from './suggestions/everywhere.service.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { limitSearches } from './search.service.ts'
import { suggestionsFor } from './suggestions/suggestions.service.ts'

export function searchRoutes(app: FastifyInstance, sources: DocumentSource[]) {
  readRoute(app, 'GET /search/suggestions', async ({ query, db }) =>
    answer('Suggestions.', await limitSearches(() => suggestionsFor(db, query.term, sources))),
  )
  readRoute(app, 'GET /search/everywhere', async ({ query, db }) =>
    answer('What there is.', await limitSearches(() => searchEverywhere(db, query, sources))),
  )
}
