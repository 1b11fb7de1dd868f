import { queryOptions } from '@tanstack/react-query'
import type { LedgerEntry } from '@haat/contract/domains/ledger.ts'
import type { LedgerView } from '@haat/contract/domains/ledger.rules.ts'
import type { Call } from '#api/client.ts'

const keyOf = (shopId: string) => ['vendor', 'shops', shopId, 'ledger'] as const
/** The first page is as long as the API makes it, so that a screen is full soon; whoever goes on reading gets many at once. */
const longPageSize = '100'

// Deliveries, refunds and payouts change the books at any time, so what was read is never taken for new.
export const ledgerQueries = {
  balance: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'balance'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/balance', { params: { shopId }, signal })).data,
      staleTime: 0,
    }),
  month: (call: Call, shopId: string, month: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'month', month],
      queryFn: async ({ signal }) => {
        const params = { shopId, month }
        return (await call('GET /vendor/shops/:shopId/ledger/months/:month', { params, signal })).data
      },
      staleTime: 0,
    }),
  /** For `useEndlessList`. */
  list: (call: Call, shopId: string, month: string, kind: LedgerView) => ({
    queryKey: [...keyOf(shopId), 'list', month, kind],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const query = { month, kind, ...(cursor !== undefined && { cursor, pageSize: longPageSize }) }
      return (await call('GET /vendor/shops/:shopId/ledger', { params: { shopId }, query, signal })).data
    },
    keyOf: ({ number }: LedgerEntry) => String(number),
  }),
}
