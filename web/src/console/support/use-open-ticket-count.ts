import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const refetchMs = 60_000

/** The number of open tickets as the text of a badge; undefined while it is unknown, and when it is zero. */
export function useOpenTicketCount(): string | undefined {
  const call = useCall()
  const { ui } = useMessages()
  const { data } = useQuery({
    queryKey: ['staff', 'open-tickets'],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/tickets', { query: { pageSize: '1', status: 'open' }, signal })).data.counts,
    refetchInterval: refetchMs,
    retry: false,
  })
  if (!data || data.open === 0) return undefined
  const text = formatCount(Math.min(data.open, data.limit), ui.language)
  return data.open >= data.limit ? `${text}+` : text
}
