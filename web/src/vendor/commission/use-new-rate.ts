import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { defaultCommissionRate } from '@haat/contract/domains/commission.rules.ts'
import { useCall } from '#api/use-router-context.ts'

interface NewListing {
  shopId: string
  categorySlug: string | null
}

/** The rate of something that a shop does not sell yet, by the rules for the shop and for the category; `known` of what it sells. */
export function useNewRate({ shopId, categorySlug }: NewListing, known: number | undefined): number {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['vendor', 'shops', shopId, 'commission', 'new', categorySlug],
    queryFn: async ({ signal }) => {
      const query = { category: categorySlug ?? undefined }
      return (await call('GET /vendor/shops/:shopId/commission/rate', { params: { shopId }, query, signal }))
        .data
    },
    staleTime: 5 * 60_000,
    enabled: known === undefined,
    // While another category is asked for, a rate of the same shop is nearer than the usual one.
    placeholderData: keepPreviousData,
  })
  return known ?? data?.rate ?? defaultCommissionRate
}
