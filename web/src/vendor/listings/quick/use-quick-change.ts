import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeUuid } from '#api/make-uuid.ts'
import { useCall } from '#api/use-router-context.ts'
import { pricesQuery } from '../prices/prices.queries.ts'
import { linesOf, readLine, type QuickEdits, type QuickLine } from './quick-lines.ts'

interface Params {
  shopId: string
  listingId: string
}

/** The lines of a listing that is in the shop: what each variant costs, and how many there are. */
export function useQuickLines(params: Params) {
  const call = useCall()
  const prices = useQuery(pricesQuery(call, params))
  const listing = useQuery({
    queryKey: ['vendor', 'shops', params.shopId, 'listings', params.listingId, 'draft'],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/listings/:listingId', { params, signal })).data,
    staleTime: 0,
  })
  return {
    lines: prices.data && listing.data && linesOf(prices.data, listing.data),
    isError: prices.isError || listing.isError,
    isFetching: prices.isFetching || listing.isFetching,
    refetch: () => void Promise.all([prices.refetch(), listing.refetch()]),
  }
}

/**
 * Saves what differs: all prices together, then each count. What has got through is not sent again by the next try, because the
 * lines are read again after every one.
 */
export function useQuickSave({ shopId, listingId }: Params) {
  const call = useCall()
  const queryClient = useQueryClient()
  // A count that is sent twice, because its answer was lost, counts once.
  const [key] = useState(makeUuid)
  return useMutation({
    mutationFn: async ({ lines, edits }: { lines: QuickLine[]; edits: QuickEdits }) => {
      const read = lines.map((line) => ({ line, ...readLine(line, edits[line.variantId]) }))
      const changes = read.flatMap(({ line: { variantId, pricePaisa: wasPaisa }, pricePaisa }) =>
        pricePaisa === undefined ? [] : { variantId, wasPaisa, pricePaisa },
      )
      if (changes.length > 0) {
        const params = { shopId, listingId }
        await call('PUT /vendor/shops/:shopId/listings/:listingId/prices', { params, body: { changes } })
      }
      for (const { line, onHand } of read) {
        if (onHand === undefined) continue
        const { variantId, onHand: seenOnHand } = line
        await call('POST /vendor/shops/:shopId/stock/:variantId/movements', {
          params: { shopId, variantId },
          body: { reason: 'counted', counted: onHand, seenOnHand, words: '' },
          headers: { 'idempotency-key': `${key}-${variantId}-${seenOnHand}-${onHand}` },
        })
      }
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['vendor', 'shops', shopId] })
    },
  })
}
