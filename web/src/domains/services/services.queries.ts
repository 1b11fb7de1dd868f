import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import type { serviceFacetQuery, serviceListQuery } from '@haat/contract/domains/services.filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Call } from '#api/client.ts'

export type ServiceListInput = z.input<typeof serviceListQuery>
export type ServiceFacetInput = z.input<typeof serviceFacetQuery>

export interface CategoryLink {
  slug: string
  name: Bilingual
}

const linkOf = ({ slug, name }: CategoryLink): CategoryLink => ({ slug, name })

/** The department and the category below it; empty for a slug that does not exist. */
export function pathTo(slug: string, departments: Category[]): CategoryLink[] {
  const department = departments.find(
    (one) => one.slug === slug || one.children.some((child) => child.slug === slug),
  )
  if (!department) return []
  const child = department.children.find((one) => one.slug === slug)
  return child ? [linkOf(department), linkOf(child)] : [linkOf(department)]
}

export const servicesQueries = {
  list: (call: Call, query: ServiceListInput) =>
    queryOptions({
      queryKey: ['services', 'list', query],
      queryFn: async ({ signal }) => (await call('GET /services', { query, signal })).data,
    }),
  /** A few services for another page, such as the home page or the page of a vendor. */
  few: (call: Call, query: { vendor?: string; sortField?: 'bestSelling'; pageSize: string }) =>
    queryOptions({
      queryKey: ['services', 'few', query],
      queryFn: async ({ signal }) => (await call('GET /services', { query, signal })).data,
    }),
  facets: (call: Call, query: ServiceFacetInput) =>
    queryOptions({
      queryKey: ['services', 'facets', query],
      queryFn: async ({ signal }) => (await call('GET /services/facets', { query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  /** How many services match, without the services. */
  count: (call: Call, input: ServiceFacetInput) => {
    const query = { ...input, pageSize: '1' }
    return queryOptions({
      queryKey: ['services', 'count', query],
      queryFn: async ({ signal }) => ({ total: (await call('GET /services', { query, signal })).data.total }),
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
  path: (call: Call, slug: string) =>
    queryOptions({
      queryKey: ['service-categories', 'path', slug],
      // The page shows the whole tree as well, so that one request serves both.
      queryFn: async ({ client }) =>
        pathTo(slug, (await client.ensureQueryData(servicesQueries.categories(call))).categories),
    }),
}
