import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SuspensionReason, VendorTab } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { StaffVendor, StaffVendorCard } from '@haat/contract/domains/vendors.staff.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const firstPageSize = 25
const longPageSize = 100
const listsKey = ['staff-vendors', 'list']

export const shopQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, state: VendorTab, searchTerm: string) => ({
    queryKey: [...listsKey, state, searchTerm],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      const query = { state, searchTerm, pageSize, cursor }
      return (await call('GET /staff/vendors', { query, signal })).data
    },
    keyOf: ({ id }: StaffVendorCard) => id,
  }),
  one: (call: Call, id: string) =>
    queryOptions({
      queryKey: ['staff-vendors', 'one', id],
      queryFn: async ({ signal }) => (await call('GET /staff/vendors/:id', { params: { id }, signal })).data,
      staleTime: 0,
    }),
}

/** How many shops are open; undefined while that is unknown. */
export function useOpenShopCount(): number | undefined {
  const call = useCall()
  return useQuery({
    queryKey: [...listsKey, 'counts'],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/vendors', { query: { pageSize: '1' }, signal })).data.counts,
    retry: false,
  }).data?.open
}

export type ShopChange =
  | { reason: SuspensionReason; words: string; reopensOn: string | null }
  | { suspensionId: string; words: string }

/** Suspends a shop, or opens it again; how it is then is shown at once. */
export function useChangeShop(id: string) {
  const call = useCall()
  const client = useQueryClient()
  const { queryKey } = shopQueries.one(call, id)
  return useMutation({
    mutationFn: async (body: ShopChange): Promise<StaffVendor> => {
      const params = { id }
      const answer =
        'reason' in body
          ? await call('POST /staff/vendors/:id/suspend', { params, body })
          : await call('POST /staff/vendors/:id/reopen', { params, body })
      return answer.data
    },
    onSuccess: (shop) => {
      client.setQueryData(queryKey, shop)
      void client.invalidateQueries({ queryKey: listsKey })
    },
    // Somebody else may have done it meanwhile.
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
