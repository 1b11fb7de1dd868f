import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { rememberedRoute } from '#plugins/remembered-route.ts'
import type { DocumentSource } from './document-source.ts'
import { searchEverywhere } from './everywhere.service.ts'
import { searching } from './search.service.ts'
import { suggestionsFor } from './suggestions.service.ts'

export function searchRoutes(app: FastifyInstance, sources: DocumentSource[]) {
  rememberedRoute(app, 'GET /search/suggestions', async ({ query, db }) =>
    answer('Suggestions.', await searching(db, (tx) => suggestionsFor(tx, query.term, sources))),
  )
  rememberedRoute(app, 'GET /search/everywhere', async ({ query, db }) =>
    answer('What there is.', await searching(db, (tx) => searchEverywhere(tx, query, sources))),
  )
}
