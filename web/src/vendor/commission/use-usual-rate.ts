import { useQuery } from '@tanstack/react-query'
import { defaultCommissionRate } from '@haat/contract/domains/commission.rules.ts'
import { useCall } from '#api/use-router-context.ts'

/** The rate of everything without a rule of its own: the one of every new shop, until the call has told another. */
export function useUsualRate(): number {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['commission'],
    queryFn: async ({ signal }) => (await call('GET /commission', { signal })).data,
    staleTime: 5 * 60_000,
  })
  return data?.rate ?? defaultCommissionRate
}
