import { useQuery } from '@tanstack/react-query'
import { makeOffice, type Office } from '@haat/contract/shared/office-clock.ts'
import { useCall } from './use-router-context.ts'

const freshMs = 600_000

/** The clock of the office; undefined until its hours and holidays are known. They are asked for by the browser
 * alone: no kept page holds them. */
export function useOffice(): Office | undefined {
  const call = useCall()
  return useQuery({
    queryKey: ['site', 'office'],
    queryFn: async ({ signal }) => (await call('GET /site/office', { signal })).data,
    staleTime: freshMs,
    refetchInterval: freshMs,
    select: makeOffice,
  }).data
}
