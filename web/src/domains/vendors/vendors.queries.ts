import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { vendorsEndpoints } from '@haat/contract/domains/vendors.ts'
import { ApiFailure, type Call } from '#api/client.ts'

type VendorListInput = z.input<(typeof vendorsEndpoints)['GET /vendors']['query']>

/** Only an overloaded or unreachable server is asked once more, and soon: a refusal would be the same again. */
const patience = {
  retry: (failures: number, error: Error) =>
    failures < 1 && !(error instanceof ApiFailure && error.status < 500),
  retryDelay: 300,
}

export const vendorsQueries = {
  list: (call: Call, query: VendorListInput) =>
    queryOptions({
      queryKey: ['vendors', 'list', query],
      queryFn: async ({ signal }) => (await call('GET /vendors', { query, signal })).data,
      placeholderData: keepPreviousData,
      ...patience,
    }),
  vendor: (call: Call, slug: string) =>
    queryOptions({
      queryKey: ['vendors', 'one', slug],
      queryFn: async ({ signal }) => (await call('GET /vendors/:slug', { params: { slug }, signal })).data,
      ...patience,
    }),
}
