import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { vendorsEndpoints } from '@haat/contract/domains/vendors.ts'
import type { Call } from '#api/client.ts'

type VendorListInput = z.input<(typeof vendorsEndpoints)['GET /vendors']['query']>

export const vendorsQueries = {
  list: (call: Call, query: VendorListInput) =>
    queryOptions({
      queryKey: ['vendors', 'list', query],
      queryFn: async ({ signal }) => (await call('GET /vendors', { query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  vendor: (call: Call, slug: string) =>
    queryOptions({
      queryKey: ['vendors', 'one', slug],
      queryFn: async ({ signal }) => (await call('GET /vendors/:slug', { params: { slug }, signal })).data,
    }),
  /** The coupons that the shop tells everybody of. */
  coupons: (call: Call, slug: string) =>
    queryOptions({
      queryKey: ['vendors', 'coupons', slug],
      queryFn: async ({ signal }) =>
        (await call('GET /vendors/:slug/coupons', { params: { slug }, signal })).data.items,
    }),
}
