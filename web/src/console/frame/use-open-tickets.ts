import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useMessages } from '#messages/use-messages.ts'
import { placeNamed } from '../console-place.tsx'

const everyMs = 60_000

/** How many tickets wait, as the badge says it; nothing while nobody knows. */
export function useOpenTickets(): string | undefined {
  const call = useCall()
  const { ui } = useMessages()
  const { data } = useQuery({
    queryKey: ['staff', 'open-tickets'],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/tickets', { query: { pageSize: '1', status: 'open' }, signal })).data.counts,
    enabled: placeNamed('desk') !== undefined,
    refetchInterval: everyMs,
    retry: false,
  })
  if (!data || data.open === 0) return undefined
  const figure = formatCount(Math.min(data.open, data.limit), ui.language)
  return data.open >= data.limit ? `${figure}+` : figure
}
