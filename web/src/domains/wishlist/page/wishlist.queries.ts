import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import type { Call } from '#api/client.ts'

/** The number of ids that one call takes. */
const maxIdsPerCall = 100

async function fetchCards(call: Call, ids: readonly string[], signal: AbortSignal): Promise<WishlistItem[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxIdsPerCall) }, (_, at) =>
    ids.slice(at * maxIdsPerCall, (at + 1) * maxIdsPerCall),
  )
  const answers = await Promise.all(
    parts.map((productIds) => call('POST /products/by-ids', { body: { productIds }, signal })),
  )
  return answers.flatMap(({ data }) =>
    data.items.map((product) => ({ product, savedPaisa: null, savedAt: null })),
  )
}

export const wishlistQueries = {
  /** Loaded again when there is an id that the last answer did not have; a removal needs no call. */
  ofShopper: (call: Call, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['wishlist', 'shopper', ids],
      queryFn: async ({ signal }) => (await call('GET /wishlists/items', { signal })).data.items,
      placeholderData: keepPreviousData,
    }),
  ofVisitor: (call: Call, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['wishlist', 'visitor', ids],
      queryFn: ({ signal }) => fetchCards(call, ids, signal),
      placeholderData: keepPreviousData,
    }),
}
