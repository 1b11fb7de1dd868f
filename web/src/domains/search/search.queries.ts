import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

const common = {
  // A suggestion that comes late is of no use: nobody is asked twice.
  retry: false,
  // Without a network people are told so; the default would wait for it in silence.
  networkMode: 'always' as const,
}

export const searchQueries = {
  /** What others look for. */
  popular: (call: Call) =>
    queryOptions({
      queryKey: ['search', 'popular'],
      queryFn: async ({ signal }) => {
        const { data } = await call('GET /search/suggestions', { query: { term: '' }, signal })
        return data.suggestions.map(({ address }) => address)
      },
      ...common,
    }),
  suggestions: (call: Call, term: string) =>
    queryOptions({
      queryKey: ['search', 'suggestions', term],
      queryFn: async ({ signal }) =>
        (await call('GET /search/suggestions', { query: { term }, signal })).data,
      placeholderData: keepPreviousData,
      ...common,
    }),
  everywhere: (call: Call, term: string, isExact = false) =>
    queryOptions({
      queryKey: ['search', 'everywhere', term, isExact],
      queryFn: async ({ signal }) => {
        const query = { term, ...(isExact && { exactly: 'true' as const }) }
        return (await call('GET /search/everywhere', { query, signal })).data
      },
      ...common,
    }),
}
