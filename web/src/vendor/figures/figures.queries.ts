import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Period } from '@haat/contract/domains/figures.rules.ts'
import type { Call } from '#api/client.ts'

const refetchMs = 60_000

interface Asked {
  period: Period
  on?: string | undefined
}

/** The figures of a period; while those of another are read, these stay. */
export const shopFigures = (call: Call, shopId: string, { period, on }: Asked) =>
  queryOptions({
    queryKey: ['vendor', 'shops', shopId, 'figures', period, on],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/figures', { params: { shopId }, query: { period, on }, signal }))
        .data,
    staleTime: 0,
    refetchInterval: refetchMs,
    placeholderData: keepPreviousData,
  })
