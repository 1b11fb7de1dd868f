import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

const freshMs = 10_000

export const chatQueries = {
  presence: (call: Call) =>
    queryOptions({
      queryKey: ['chat', 'presence'],
      queryFn: async ({ signal }) => (await call('GET /chats/presence', { signal })).data,
      staleTime: freshMs,
      refetchInterval: freshMs,
      retry: false,
    }),
}
