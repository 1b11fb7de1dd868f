import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { productFacetQuery, productListQuery } from '@haat/contract/domains/catalogue.filters.ts'
import type { Call } from '#api/client.ts'
import { pathTo } from '#domains/services/services.queries.ts'

export type ProductListInput = z.input<typeof productListQuery>
export type ProductFacetInput = z.input<typeof productFacetQuery>

export const catalogueQueries = {
  list: (call: Call, query: ProductListInput) =>
    queryOptions({
      queryKey: ['products', 'list', query],
      queryFn: async ({ signal }) => (await call('GET /products', { query, signal })).data,
    }),
  /** How many products match, without the products. */
  count: (call: Call, input: ProductFacetInput) => {
    const query = { ...input, pageSize: '1' }
    return queryOptions({
      queryKey: ['products', 'count', query],
      queryFn: async ({ signal }) => {
        const { total } = (await call('GET /products', { query, signal })).data
        return { total }
      },
    })
  },
  facets: (call: Call, query: ProductFacetInput) =>
    queryOptions({
      queryKey: ['products', 'facets', query],
      queryFn: async ({ signal }) => (await call('GET /products/facets', { query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  product: (call: Call, productId: string) =>
    queryOptions({
      queryKey: ['products', 'one', productId],
      queryFn: async ({ signal }) =>
        (await call('GET /products/:productId', { params: { productId }, signal })).data,
    }),
  related: (call: Call, productId: string) =>
    queryOptions({
      queryKey: ['products', 'related', productId],
      queryFn: async ({ signal }) =>
        (await call('GET /products/:productId/related', { params: { productId }, signal })).data,
    }),
  categories: (call: Call) =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: async ({ signal }) => (await call('GET /categories', { signal })).data,
    }),
  /** The department and the category below it; empty for a slug that does not exist. */
  path: (call: Call, slug: string) =>
    queryOptions({
      queryKey: ['categories', 'path', slug],
      queryFn: async ({ signal }) =>
        pathTo(slug, (await call('GET /categories', { signal })).data.categories),
    }),
  /** In the order of the ids; a product that its shop has paused says so. */
  byIds: (call: Call, productIds: string[]) =>
    queryOptions({
      queryKey: ['products', 'by-ids', productIds],
      queryFn: async ({ signal }) =>
        (await call('POST /products/by-ids', { body: { productIds }, signal })).data.items,
    }),
}
