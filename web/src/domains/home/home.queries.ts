import { queryOptions } from '@tanstack/react-query'
import type { Slide } from '@haat/contract/domains/home.ts'
import type { Call } from '#api/client.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { vendorsQueries } from '#domains/vendors/vendors.queries.ts'

/** Offline the queries pause, so that a section stays as the server rendered it. */
const pausedOffline = { networkMode: 'online' as const }

export const homeQueries = {
  slides: (call: Call) =>
    queryOptions({
      queryKey: ['home', 'slides'],
      queryFn: async ({ signal }): Promise<Slide[]> => (await call('GET /home/slides', { signal })).data,
      ...pausedOffline,
    }),
  categories: (call: Call) => ({ ...catalogueQueries.categories(call), ...pausedOffline }),
  deals: (call: Call) => ({
    ...catalogueQueries.list(call, { deals: 'true', sortField: 'discount', pageSize: '5' }),
    ...pausedOffline,
  }),
  arrivals: (call: Call) => ({
    ...catalogueQueries.list(call, { sortField: 'createdAt', pageSize: '5' }),
    ...pausedOffline,
  }),
  services: (call: Call) => ({
    ...servicesQueries.few(call, { sortField: 'bestSelling', pageSize: '3' }),
    ...pausedOffline,
  }),
  vendors: (call: Call) => ({ ...vendorsQueries.list(call, { pageSize: '4' }), ...pausedOffline }),
}
