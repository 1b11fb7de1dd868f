import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { keyHeaders } from './ticket-keys.ts'

const askAgainMs = 10_000
const isGone = (failure: unknown) => failure instanceof ApiFailure && failure.status === 404

export const ticketsQueries = {
  mine: (call: Call, pageSize: number) =>
    queryOptions({
      queryKey: ['tickets', 'mine', pageSize],
      queryFn: async ({ signal }) =>
        (await call('GET /tickets', { query: { pageSize: String(pageSize) }, signal })).data,
      staleTime: 0,
      networkMode: 'always',
    }),
  one: (call: Call, number: string) =>
    queryOptions({
      queryKey: ['tickets', 'one', number],
      queryFn: async ({ signal }) =>
        (await call('GET /tickets/:number', { params: { number }, headers: keyHeaders(number), signal }))
          .data,
      refetchInterval: (query) => (query.state.error ? false : askAgainMs),
      staleTime: 0,
      networkMode: 'always',
      retry: (count, failure) => count < 1 && !isGone(failure),
    }),
}

export function useReplyToTicket(number: string) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { words: string; messageKey: string; fileIds: string[] }) =>
      call('POST /tickets/:number/messages', { params: { number }, body, headers: keyHeaders(number) }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: ['tickets'] }),
  })
}
