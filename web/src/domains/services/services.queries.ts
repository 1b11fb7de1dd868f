import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { serviceFacetQuery, serviceListQuery } from '@haat/contract/domains/services.filters.ts'
import type { Call } from '#api/client.ts'
import type { ServiceSearch } from './service-search.ts'

const figure = (value: number | undefined) => (value === undefined ? undefined : String(value))
const paisa = (rupees: number | undefined) => (rupees === undefined ? undefined : String(rupees * 100))

/** Translates the page's address into the API's query. */
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

/** The default direction: prices upwards, everything else downwards. */
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
    })
  },
  /** A few services for another page, such as the home page or the page of a vendor. */
  few: (call: Call, query: { vendor?: string; sortField?: 'bestSelling'; pageSize: string }) =>
    queryOptions({
      queryKey: ['services', 'few', query],
      queryFn: async ({ signal }) => (await call('GET /services', { query, signal })).data,
    }),
  facets: (call: Call, search: ServiceSearch) => {
    const query = filtersOf(search)
    return queryOptions({
      queryKey: ['services', 'facets', query],
      queryFn: async ({ signal }) => (await call('GET /services/facets', { query, signal })).data,
      placeholderData: keepPreviousData,
    })
  },
  /** How many services match, without the services. */
  count: (call: Call, search: ServiceSearch) => {
    const query = { ...filtersOf(search), pageSize: '1' }
    return queryOptions({
      queryKey: ['services', 'count', query],
      queryFn: async ({ signal }) => (await call('GET /services', { query, signal })).data.total,
    })
  },
  service: (call: Call, serviceId: string) =>
    queryOptions({
      queryKey: ['services', 'one', serviceId],
      queryFn: async ({ signal }) =>
        (await call('GET /services/:serviceId', { params: { serviceId }, signal })).data,
    }),
  categories: (call: Call) =>
    queryOptions({
      queryKey: ['service-categories'],
      queryFn: async ({ signal }) => (await call('GET /service-categories', { signal })).data,
    }),
}
