import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { keyHeaders } from './ticket-keys.ts'

const askAgainMs = 10_000
export const ticketsQueries = {
  mine: (call: Call, pageSize: number) =>
    queryOptions({
      queryKey: ['tickets', 'mine', pageSize],
      queryFn: async ({ signal }) =>
        (await call('GET /tickets', { query: { pageSize: String(pageSize) }, signal })).data,
      staleTime: 0,
    }),
  one: (call: Call, number: string) =>
    queryOptions({
      queryKey: ['tickets', 'one', number],
      queryFn: async ({ signal }) =>
        (await call('GET /tickets/:number', { params: { number }, headers: keyHeaders(number), signal }))
          .data,
      refetchInterval: (query) => (query.state.error ? false : askAgainMs),
      staleTime: 0,
    }),
}

export function useReplyToTicket(number: string) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { words: string; messageKey: string; fileIds: string[] }) =>
      call('POST /tickets/:number/messages', { params: { number }, body, headers: keyHeaders(number) }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['tickets'] }),
  })
}
