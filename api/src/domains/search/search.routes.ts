import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import type { DocumentSource } from './documents/document-source.ts'
import type { SearchIndex } from './index/search-index.ts'
import { searchEverywhere } from './suggestions/everywhere.service.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { suggestionsFor } from './suggestions/suggestions.service.ts'

export function searchRoutes(app: FastifyInstance, search: SearchIndex, sources: DocumentSource[]) {
  readRoute(app, 'GET /search/suggestions', async ({ query, db }) =>
    answer('Suggestions.', await suggestionsFor(db, search, query.term, sources)),
  )
  readRoute(app, 'GET /search/everywhere', async ({ query, db }) =>
    answer('What there is.', await searchEverywhere(db, search, query, sources)),
  )
}
