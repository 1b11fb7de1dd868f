import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BulkCell, CellProblem } from '@haat/contract/domains/listings.bulk.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { useCall } from '#api/use-router-context.ts'
import { pricesQuery } from '../prices/prices.queries.ts'
import { quickListingOf } from './quick-lines.ts'

interface Params {
  shopId: string
  listingId: string
}

/** A listing that is in the shop: what each variant costs and how many there are, when it is ready, how it is paid. */
export function useQuickListing(params: Params) {
  const call = useCall()
  const prices = useQuery(pricesQuery(call, params))
  const listing = useQuery({
    queryKey: ['vendor', 'shops', params.shopId, 'listings', params.listingId, 'draft'],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/listings/:listingId', { params, signal })).data,
    staleTime: 0,
  })
  return {
    listing: prices.data && listing.data && quickListingOf(prices.data, listing.data),
    isError: prices.isError || listing.isError,
    isFetching: prices.isFetching || listing.isFetching,
    refetch: () => void Promise.all([prices.refetch(), listing.refetch()]),
  }
}

/** Saves what differs, all or nothing, and tells why it was not saved. */
export function useQuickSave({ shopId, listingId }: Params) {
  const call = useCall()
  const queryClient = useQueryClient()
  // What is sent again, because its answer was lost, goes with the same key.
  const last = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: async (cells: BulkCell[]): Promise<CellProblem[]> => {
      const listings = [{ listingId, cells }]
      const text = JSON.stringify(listings)
      if (last.current.text !== text) last.current = { text, key: makeUuid() }
      const body = { key: last.current.key, listings }
      const { data } = await call('POST /vendor/shops/:shopId/listings/bulk', { params: { shopId }, body })
      last.current = { text: '', key: '' }
      return data.items[0]!.problems
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['vendor', 'shops', shopId] })
    },
  })
}
