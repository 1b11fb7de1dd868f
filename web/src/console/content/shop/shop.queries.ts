import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Opening, Shop } from '@haat/contract/domains/content.site.ts'
import type { Particulars } from '@haat/contract/domains/content.site.rules.ts'
import { ApiFailure, type Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const shopQueries = {
  current: (call: Call) =>
    queryOptions({
      queryKey: ['staff', 'shop'],
      queryFn: async ({ signal }) => (await call('GET /staff/shop', { signal })).data,
      staleTime: 0,
    }),
  versions: (call: Call) =>
    queryOptions({
      queryKey: ['staff', 'shop', 'versions'],
      queryFn: async ({ signal }) => (await call('GET /staff/shop/versions', { signal })).data,
      staleTime: 0,
    }),
}

export const isConflict = (error: unknown) => error instanceof ApiFailure && error.status === 409

function useShopMutation<Input>(change: (call: Call, input: Input) => Promise<{ data: Shop }>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => (await change(call, input)).data,
    onSuccess: (shop) => {
      queryClient.setQueryData(shopQueries.current(call).queryKey, shop)
      void queryClient.invalidateQueries(shopQueries.versions(call))
      // The shop's own pages load the settings again when they are opened next.
      void queryClient.invalidateQueries({ queryKey: ['site', 'settings'] })
    },
  })
}

export const useSaveParticulars = () =>
  useShopMutation((call, body: { particulars: Particulars; version: number }) =>
    call('PUT /staff/shop/particulars', { body }),
  )

export const useSetShopOpening = () =>
  useShopMutation((call, body: Opening) => call('PUT /staff/shop/opening', { body }))
