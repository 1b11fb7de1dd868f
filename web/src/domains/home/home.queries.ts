import { queryOptions } from '@tanstack/react-query'
import type { Slide } from '@haat/contract/domains/home.ts'
import type { Call } from '#api/client.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { vendorsQueries } from '#domains/vendors/vendors.queries.ts'

/** Without a network a section stays as the server wrote it. */
const asWritten = { networkMode: 'online' as const }

export const homeQueries = {
  slides: (call: Call) =>
    queryOptions({
      queryKey: ['home', 'slides'],
      queryFn: async ({ signal }): Promise<Slide[]> => (await call('GET /home/slides', { signal })).data,
      ...asWritten,
    }),
  categories: (call: Call) => ({ ...catalogueQueries.categories(call), ...asWritten }),
  deals: (call: Call) => ({
    ...catalogueQueries.list(call, { deals: 'true', sortField: 'discount', pageSize: '5' }),
    ...asWritten,
  }),
  arrivals: (call: Call) => ({
    ...catalogueQueries.list(call, { sortField: 'createdAt', pageSize: '5' }),
    ...asWritten,
  }),
  services: (call: Call) =>
    queryOptions({
      queryKey: ['home', 'services'],
      queryFn: async ({ signal }) =>
        (await call('GET /services', { query: { sortField: 'bestSelling', pageSize: '3' }, signal })).data,
      ...asWritten,
    }),
  vendors: (call: Call) => ({ ...vendorsQueries.list(call, { pageSize: '4' }), ...asWritten }),
}
