import { queryOptions } from '@tanstack/react-query'
import { ApiFailure, type Call } from '#api/client.ts'

export const secondFactorQueries = {
  state: (call: Call) =>
    queryOptions({
      queryKey: ['second-factor'],
      queryFn: async ({ signal }) => (await call('GET /account/second-factor', { signal })).data,
      staleTime: Infinity,
    }),
}

export const isFactorMissing = (error: unknown) =>
  error instanceof ApiFailure && error.code === 'SECOND_FACTOR_REQUIRED'
