import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

export const secondFactorQueries = {
  state: (call: Call) =>
    queryOptions({
      queryKey: ['second-factor'],
      queryFn: async ({ signal }) => (await call('GET /account/second-factor', { signal })).data,
      staleTime: Infinity,
    }),
}
