import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { newPayoutAccountSchema } from '@haat/contract/domains/payouts.ts'
import type { ShopPayout } from '@haat/contract/domains/payouts.staff.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const accountsQuery = (call: Call, shopId: string) =>
  queryOptions({
    queryKey: ['vendor', 'shops', shopId, 'payout-accounts'],
    queryFn: async ({ signal }) =>
      (await call('GET /vendor/shops/:shopId/payout-accounts', { params: { shopId }, signal })).data,
    // Other owners change it too, and time does.
    staleTime: 0,
  })

/** What was sent to the shop, for `useEndlessList`. */
export const payoutsOfShop = (call: Call, shopId: string) => ({
  queryKey: ['vendor', 'shops', shopId, 'payouts'],
  fetchPage: async (cursor: string | undefined, signal: AbortSignal) =>
    (await call('GET /vendor/shops/:shopId/payouts', { params: { shopId }, query: { cursor }, signal })).data,
  keyOf: ({ number }: ShopPayout) => number,
})

export const usePayoutAccounts = (shopId: string) => useQuery(accountsQuery(useCall(), shopId))

/** Shows what the change has made of the accounts; after a refusal they are asked again, since others change them too. */
function usePayoutChange<Given, Answer>(
  shopId: string,
  change: (call: Call, given: Given) => Promise<{ data: Answer }>,
) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { queryKey } = accountsQuery(call, shopId)
  return useMutation({
    mutationFn: async (given: Given) => (await change(call, given)).data,
    onSuccess: (accounts) => void queryClient.setQueryData(queryKey, accounts as never),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    // The values hold a password.
    gcTime: 0,
  })
}

export const useChangeAccount = (shopId: string) =>
  usePayoutChange(shopId, (call, body: z.input<typeof newPayoutAccountSchema>) =>
    call('POST /vendor/shops/:shopId/payout-accounts', { params: { shopId }, body }),
  )

export const useCancelChange = (shopId: string) =>
  usePayoutChange(shopId, (call, id: string) =>
    call('DELETE /vendor/shops/:shopId/payout-accounts/:id', { params: { shopId, id } }),
  )
