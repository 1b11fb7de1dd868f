import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

export const couponQueries = {
  ofVendor: (call: Call, slug: string) =>
    queryOptions({
      queryKey: ['vendors', 'coupons', slug],
      queryFn: async ({ signal }) =>
        (await call('GET /vendors/:slug/coupons', { params: { slug }, signal })).data.items,
    }),
}
