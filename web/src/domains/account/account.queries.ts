import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

export const accountQueries = {
  me: (call: Call) =>
    queryOptions({
      queryKey: ['account', 'me'],
      queryFn: async ({ signal }) => (await call('GET /auth/me', { signal })).user,
      retry: false,
    }),
}
