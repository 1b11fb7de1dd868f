import { queryOptions } from '@tanstack/react-query'
import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import type { Call } from '#api/client.ts'

/** All categories of a kind, empty ones too, with what they ask of a listing. */
export const listingCategories = (call: Call, kind: CategoryKind) =>
  queryOptions({
    queryKey: ['categories', 'particulars', kind],
    queryFn: async ({ signal }) =>
      (await call('GET /categories/particulars', { query: { kind }, signal })).data.categories,
    staleTime: 5 * 60_000,
  })
