import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

const keyOf = (shopId: string, listingId: string) =>
  ['vendor', 'shops', shopId, 'listings', listingId] as const

/** Others write in the same listing, and staff decide about it: what they did is seen soon. */
const lookAgainMs = 30_000

export const listingQueries = {
  listing: (call: Call, shopId: string, listingId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId, listingId), 'draft'],
      queryFn: async ({ signal }) =>
        (
          await call('GET /vendor/shops/:shopId/listings/:listingId', {
            params: { shopId, listingId },
            signal,
          })
        ).data,
      staleTime: 0,
      refetchInterval: lookAgainMs,
    }),
  preview: (call: Call, shopId: string, listingId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId, listingId), 'preview'],
      queryFn: async ({ signal }) =>
        (
          await call('GET /vendor/shops/:shopId/listings/:listingId/preview', {
            params: { shopId, listingId },
            signal,
          })
        ).data,
      staleTime: 0,
    }),
  versions: (call: Call, shopId: string, listingId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId, listingId), 'versions'],
      queryFn: async ({ signal }) =>
        (
          await call('GET /vendor/shops/:shopId/listings/:listingId/versions', {
            params: { shopId, listingId },
            signal,
          })
        ).data.items,
      staleTime: 0,
    }),
}
