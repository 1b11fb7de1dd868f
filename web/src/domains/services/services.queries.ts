import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { serviceFacetQuery, serviceListQuery } from '@haat/contract/domains/services.filters.ts'
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

const figure = (value: number | undefined) => (value === undefined ? undefined : String(value))
const paisa = (rupees: number | undefined) => (rupees === undefined ? undefined : String(rupees * 100))

/** What the API is asked for when the address says this. */
const filtersOf = (search: ServiceSearch): z.input<typeof serviceFacetQuery> => ({
  searchTerm: search.searchTerm,
  exactly: search.exactly && 'true',
  category: search.category,
  vendor: search.vendor,
  district: search.district,
  day: search.day,
  freeWithin: figure(search.freeWithin) as '0' | undefined,
  priceUnit: search.priceUnit,
  minPricePaisa: paisa(search.minPrice),
  maxPricePaisa: paisa(search.maxPrice),
  rating: figure(search.rating) as '1' | undefined,
})

/** The cheapest first, of everything else the most. */
export function queryOf(search: ServiceSearch): z.input<typeof serviceListQuery> {
  const { pageIndex = 1, sortField = search.searchTerm ? 'relevance' : 'bestSelling' } = search
  return {
    ...filtersOf(search),
    sortField,
    sortOrder: search.sortOrder ?? (sortField === 'price' ? 'asc' : 'desc'),
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
  facets: (call: Call, search: ServiceSearch) => {
    const query = filtersOf(search)
    return queryOptions({
      queryKey: ['services', 'facets', query],
      queryFn: async ({ signal }) => (await call('GET /services/facets', { query, signal })).data,
      placeholderData: keepPreviousData,
      ...patience,
    })
  },
  /** How many there are, without any of them. */
  count: (call: Call, search: ServiceSearch) => {
    const query = { ...filtersOf(search), pageSize: '1' }
    return queryOptions({
      queryKey: ['services', 'count', query],
      queryFn: async ({ signal }) => (await call('GET /services', { query, signal })).data.total,
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
