import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { StockFilter } from '@haat/contract/domains/stock.rules.ts'
import type { StockCorrection, StockItem, StockMovement } from '@haat/contract/domains/stock.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const firstPageSize = 25
const longPageSize = 100
/** As many as the first page of the portal has room for. */
const lowShown = 5
const keyOf = (shopId: string) => ['vendor', 'shops', shopId, 'stock'] as const

export const stockQueries = {
  /** A few of those that are low, and how many are low or sold out. */
  low: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'low'],
      queryFn: async ({ signal }) => {
        const query = { filter: 'low', pageSize: String(lowShown) } as const
        return (await call('GET /vendor/shops/:shopId/stock', { params: { shopId }, query, signal })).data
      },
      staleTime: 0,
    }),
  /** For `useEndlessList`, as the one below. */
  list: (call: Call, shopId: string, filter: StockFilter, searchTerm: string) => ({
    queryKey: [...keyOf(shopId), 'list', filter, searchTerm],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      const query = { filter, searchTerm, pageSize, cursor }
      return (await call('GET /vendor/shops/:shopId/stock', { params: { shopId }, query, signal })).data
    },
    keyOf: ({ variantId }: StockItem) => variantId,
  }),
  movements: (call: Call, shopId: string, variantId: string) => ({
    queryKey: [...keyOf(shopId), 'movements', variantId],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const params = { shopId, variantId }
      const query = { pageSize: String(firstPageSize), cursor }
      const line = 'GET /vendor/shops/:shopId/stock/:variantId/movements'
      return (await call(line, { params, query, signal })).data
    },
    keyOf: ({ id }: StockMovement) => id,
  }),
}

/** A change of one variant; whether it worked or not, the lists are asked again, since orders change them too. */
function useStockChange<Given>(
  shopId: string,
  change: (call: Call, given: Given) => Promise<{ data: StockItem }>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (given: Given) => (await change(call, given)).data,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(shopId) }),
  })
}

interface Correcting {
  body: StockCorrection
  /** The same for a second try of the same change, which is then made once. */
  key: string
}

export const useCorrectStock = (shopId: string, variantId: string) =>
  useStockChange(shopId, (call, { body, key }: Correcting) =>
    call('POST /vendor/shops/:shopId/stock/:variantId/movements', {
      params: { shopId, variantId },
      body,
      headers: { 'idempotency-key': key },
    }),
  )

export const useLowMark = (shopId: string, variantId: string) =>
  useStockChange(shopId, (call, lowMark: number | null) =>
    call('PUT /vendor/shops/:shopId/stock/:variantId/low-mark', {
      params: { shopId, variantId },
      body: { lowMark },
    }),
  )

export const useShelf = (shopId: string, variantId: string) =>
  useStockChange(shopId, (call, shelf: string) =>
    call('PUT /vendor/shops/:shopId/stock/:variantId/shelf', {
      params: { shopId, variantId },
      body: { shelf },
    }),
  )
