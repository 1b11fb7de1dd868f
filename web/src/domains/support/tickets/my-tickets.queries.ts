import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { OwnTicket, ticketReplyBody } from '@haat/contract/domains/support.tickets.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { keyHeaders } from './ticket-keys.ts'

const askAgainMs = 10_000
export const ticketsQueries = {
  /** For `useEndlessList`; this list has page numbers, so the number of the next page is its cursor. */
  mine: (call: Call) => ({
    queryKey: ['tickets', 'mine'],
    fetchPage: async (pageIndex: string | undefined, signal: AbortSignal) => {
      const { data } = await call('GET /tickets', { query: { pageIndex }, signal })
      const isLast = data.pageIndex * data.pageSize >= data.total
      return { items: data.items, nextCursor: isLast ? null : String(data.pageIndex + 1) }
    },
    keyOf: ({ number }: OwnTicket) => number,
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
  return async (body: z.input<typeof ticketReplyBody>) => {
    await call('POST /tickets/:number/messages', { params: { number }, body, headers: keyHeaders(number) })
    await client.invalidateQueries({ queryKey: ['tickets'] })
  }
}
