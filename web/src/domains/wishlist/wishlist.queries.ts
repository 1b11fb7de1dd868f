import { keepPreviousData, queryOptions, type Mutation, type QueryClient } from '@tanstack/react-query'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import type { Call } from '#api/client.ts'
import { reloadQueries } from '#api/reload-queries.ts'

/** Something that a user does to the wishlist. */
export type WishlistChange = { id: string; isSaved: boolean } | 'clear'

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

/**
 * Makes the calls of the wishlist one after the other, reads as well as changes, so that no answer overtakes a newer
 * one. A call that still waits when its user signs out is never made, since sign-out empties the cache of mutations; an
 * answer that comes after that reaches nobody.
 */
export function callInOrder<Answer>(
  queryClient: QueryClient,
  name: 'read' | 'change' | 'sync',
  call: () => Promise<Answer>,
  { change, onAnswer }: { change?: WishlistChange; onAnswer?: (answer: Answer) => void } = {},
): Promise<Answer> {
  const mutations = queryClient.getMutationCache()
  const mutation: Mutation<Answer, Error, WishlistChange | undefined, unknown> = mutations.build(
    queryClient,
    {
      mutationKey: ['wishlist', name],
      scope: { id: 'wishlist' },
      mutationFn: () =>
        call().finally(() => {
          const hasLeft = !(mutations.getAll() as unknown[]).includes(mutation)
          return hasLeft ? new Promise<never>(() => {}) : undefined
        }),
      onSuccess: (answer) => onAnswer?.(answer),
    },
  )
  return mutation.execute(change)
}

/** The key of the changes that show before the server has answered. */
export const changeKey = ['wishlist', 'change']
const idsKey = ['wishlist', 'ids']

/** Stores the whole list as the server has just returned it. */
export const setServedIds = (queryClient: QueryClient, products: readonly string[]) =>
  queryClient.setQueriesData({ queryKey: idsKey, type: 'active' }, products)

/** Loads the list of the signed-in user again. */
export const reloadIds = (queryClient: QueryClient) => reloadQueries(queryClient, { queryKey: idsKey })

export const wishlistQueries = {
  /** The ids of what a signed-in user has saved, newest first. */
  ids: (call: Call, userId: string | undefined) =>
    queryOptions({
      queryKey: [...idsKey, userId],
      queryFn: async ({ client, signal }): Promise<readonly string[]> => {
        const { data } = await callInOrder(client, 'read', () => call('GET /wishlists', { signal }))
        if (!Array.isArray(data.products)) throw new Error('The answer holds no list')
        return data.products
      },
      enabled: userId !== undefined,
      // Every change is answered with the whole list, and other tabs tell of theirs. Only what happened while there was
      // no network is unknown.
      staleTime: Infinity,
      refetchOnReconnect: 'always',
    }),
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
