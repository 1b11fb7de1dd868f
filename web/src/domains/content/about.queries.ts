import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

export const aboutQueries = {
  figures: (call: Call) =>
    queryOptions({
      queryKey: ['about', 'figures'],
      queryFn: async ({ signal }) => (await call('GET /about/figures', { signal })).data,
    }),
}
