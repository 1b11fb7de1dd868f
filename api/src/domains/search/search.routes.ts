import type { FastifyInstance } from 'fastify'
import { withTimeLimit } from '#platform/db/with-time-limit.ts'
import { answer } from '#plugins/answer.ts'
import { readRoute } from '#plugins/read-route.ts'
import type { DocumentSource } from './document-source.ts'
import { searchEverywhere } from './everywhere.service.ts'
import { searchLimitMs } from './search.service.ts'
import { createSuggestionMemory } from './suggestion-memory.ts'

export function searchRoutes(app: FastifyInstance, sources: DocumentSource[]) {
  const suggest = createSuggestionMemory(sources)
  readRoute(app, 'GET /search/suggestions', async ({ query, db }) =>
    answer('Suggestions.', await suggest(db, query.term)),
  )
  readRoute(app, 'GET /search/everywhere', async ({ query, db }) =>
    answer(
      'What there is.',
      await withTimeLimit(db, searchLimitMs, (tx) => searchEverywhere(tx, query, sources)),
    ),
  )
}
