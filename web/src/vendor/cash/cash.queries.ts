import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

/** What couriers hold of a shop's parcels, for members who may see its figures. */
export const shopCash = (call: Call, shopId: string) =>
  queryOptions({
    queryKey: ['vendor', 'shops', shopId, 'cash'],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/cash', { params: { shopId }, signal })).data,
    staleTime: 0,
  })
