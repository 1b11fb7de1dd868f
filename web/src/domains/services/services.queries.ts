import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { serviceListQuery } from '@haat/contract/domains/service-filters.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import type { ServiceSearch } from './service-search.ts'

/** Only an overloaded or unreachable server is asked once more, and soon. */
const patience = {
  retry: (failures: number, error: Error) =>
    failures < 1 && !(error instanceof ApiFailure && error.status < 500),
  retryDelay: 300,
  // Without a network people are told so; the default would wait for it in silence.
  networkMode: 'always' as const,
}

/** The cheapest first, of everything else the most. */
export function queryOf(search: ServiceSearch): z.input<typeof serviceListQuery> {
  const {
    rating,
    exactly,
    pageIndex = 1,
    sortField = search.searchTerm ? 'relevance' : 'bestSelling',
    ...rest
  } = search
  const sortOrder = search.sortOrder ?? (sortField === 'price' ? 'asc' : 'desc')
  return {
    ...rest,
    ...(exactly && { exactly: 'true' as const }),
    ...(rating && { rating: String(rating) as '1' }),
    sortField,
    sortOrder,
    pageIndex: String(pageIndex),
    pageSize: String(shopPageSize),
  }
}

export const servicesQueries = {
  list: (call: Call, search: ServiceSearch) => {
    const query = queryOf(search)
    return queryOptions({
      queryKey: ['services', 'list', query],
      queryFn: async ({ signal }) => (await call('GET /services', { query, signal })).data,
      ...patience,
    })
  },
  service: (call: Call, serviceId: string) =>
    queryOptions({
      queryKey: ['services', 'one', serviceId],
      queryFn: async ({ signal }) =>
        (await call('GET /services/:serviceId', { params: { serviceId }, signal })).data,
      ...patience,
    }),
  categories: (call: Call) =>
    queryOptions({
      queryKey: ['service-categories'],
      queryFn: async ({ signal }) => (await call('GET /service-categories', { signal })).data,
      ...patience,
    }),
}
