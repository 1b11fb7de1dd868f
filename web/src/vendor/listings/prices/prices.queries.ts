import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DealInput, ListingPrices, PriceChange } from '@haat/contract/domains/listings.prices.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

interface Listing {
  shopId: string
  listingId: string
}

export const pricesQuery = (call: Call, params: Listing) =>
  queryOptions({
    queryKey: ['vendor', 'shops', params.shopId, 'listings', params.listingId, 'prices'],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/listings/:listingId/prices', { params, signal })).data,
    // Others change it too, and deals begin and end.
    staleTime: 0,
  })

export const useListingPrices = (listing: Listing) => useQuery(pricesQuery(useCall(), listing))

/** Shows what the change has made of the prices; after a refusal they are asked again, since others change them too. */
function usePriceCall<Given, Answer>(
  listing: Listing,
  change: (call: Call, given: Given) => Promise<{ data: Answer }>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { queryKey } = pricesQuery(call, listing)
  return useMutation({
    mutationFn: async (given: Given) => (await change(call, given)).data,
    onSuccess: (prices) => {
      queryClient.setQueryData(queryKey, prices as never)
      void queryClient.invalidateQueries({ queryKey: ['products'] })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

export const useChangePrices = (params: Listing) =>
  usePriceCall(params, (call, changes: PriceChange[]) =>
    call('PUT /vendor/shops/:shopId/listings/:listingId/prices', { params, body: { changes } }),
  )
export const usePlanDeal = (params: Listing) =>
  usePriceCall(params, (call, body: DealInput) =>
    call('PUT /vendor/shops/:shopId/listings/:listingId/deal', { params, body }),
  )
export const useEndDeal = (params: Listing) =>
  usePriceCall<void, ListingPrices>(params, (call) =>
    call('DELETE /vendor/shops/:shopId/listings/:listingId/deal', { params }),
  )
