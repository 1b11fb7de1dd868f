import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListingChanges, ListingKind, ListingState } from '@haat/contract/domains/listings.rules.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Call } from '#api/client.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { useCall } from '#api/use-router-context.ts'

const shopKey = (shopId: string) => ['vendor', 'shops', shopId] as const
const listingsKey = (shopId: string) => [...shopKey(shopId), 'listings'] as const

/** As many rows as the table shows at first, and as many more at a press. */
const firstPageSize = 12
const longPageSize = 48
/** The grid draws only what is in view, so its pages are longer. */
const gridPageSize = 48
const longGridPageSize = 100

export interface ListingFilter {
  kind: ListingKind
  state: ListingState | undefined
  changes: ListingChanges | undefined
  searchTerm: string
  /** Whether the figures of all variants come with the listings. */
  withCells?: 'true' | undefined
}

export const listingQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, shopId: string, filter: ListingFilter) => ({
    queryKey: [...listingsKey(shopId), 'list', filter],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const [first, next] = filter.withCells
        ? [gridPageSize, longGridPageSize]
        : [firstPageSize, longPageSize]
      const pageSize = String(cursor === undefined ? first : next)
      const query = { ...filter, pageSize, cursor }
      return (await call('GET /vendor/shops/:shopId/listings', { params: { shopId }, query, signal })).data
    },
    keyOf: ({ id }: ListingRow) => id,
  }),
  /** How many stand where. */
  counts: (call: Call, shopId: string, kind: ListingKind) =>
    queryOptions({
      queryKey: [...listingsKey(shopId), 'counts', kind],
      queryFn: async ({ signal }) => {
        const query = { kind, pageSize: '1' }
        const input = { params: { shopId }, query, signal }
        return (await call('GET /vendor/shops/:shopId/listings', input)).data.counts
      },
      staleTime: 0,
    }),
}

/** A change of one listing; whether it worked or not, all lists are asked again, since others change them too. */
function useListingChange<Given, Answer>(
  shopId: string,
  change: (call: Call, given: Given) => Promise<Answer>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: listingsKey(shopId) }),
  })
}

export const usePause = (shopId: string) =>
  useListingChange(shopId, (call, { listingId, isPaused }: { listingId: string; isPaused: boolean }) =>
    call('PUT /vendor/shops/:shopId/listings/:listingId/pause', {
      params: { shopId, listingId },
      body: { isPaused },
    }),
  )

export const useDelete = (shopId: string) =>
  useListingChange(shopId, (call, listingId: string) =>
    call('DELETE /vendor/shops/:shopId/listings/:listingId', { params: { shopId, listingId } }),
  )

export const useCopy = (shopId: string) =>
  useListingChange(
    shopId,
    async (call, { id, kind }: ListingRow) =>
      (
        await call('POST /vendor/shops/:shopId/listings', {
          params: { shopId },
          body: { kind, key: makeUuid(), copyOf: id },
        })
      ).data,
  )
