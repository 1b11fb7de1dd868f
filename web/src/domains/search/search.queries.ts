import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

/** A late suggestion is of no use, so a failed query is not retried. */
const neverRetried = { retry: false }

export const searchQueries = {
  /** What other people search for. */
  popular: (call: Call) =>
    queryOptions({
      queryKey: ['search', 'popular'],
      queryFn: async ({ signal }) => {
        const { data } = await call('GET /search/suggestions', { query: { term: '' }, signal })
        return data.suggestions.map(({ address }) => address)
      },
      ...neverRetried,
    }),
  suggestions: (call: Call, term: string) =>
    queryOptions({
      queryKey: ['search', 'suggestions', term],
      queryFn: async ({ signal }) =>
        (await call('GET /search/suggestions', { query: { term }, signal })).data,
      placeholderData: keepPreviousData,
      ...neverRetried,
    }),
  everywhere: (call: Call, term: string, isExact = false) =>
    queryOptions({
      queryKey: ['search', 'everywhere', term, isExact],
      queryFn: async ({ signal }) => {
        const query = { term, ...(isExact && { exactly: 'true' as const }) }
        return (await call('GET /search/everywhere', { query, signal })).data
      },
      ...neverRetried,
    }),
}
