import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ShopEdition, ShopHours, ShopHoursInput } from '@haat/contract/domains/vendors.page.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const keyOf = (shopId: string) => ['vendor', 'shops', shopId] as const

export const shopQueries = {
  edition: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'page'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/page', { params: { shopId }, signal })).data,
      staleTime: 0,
    }),
  preview: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'preview'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/page/preview', { params: { shopId }, signal })).data,
      staleTime: 0,
    }),
  hours: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'hours'],
      queryFn: async ({ signal }) =>
        (await call('GET /vendor/shops/:shopId/hours', { params: { shopId }, signal })).data,
      staleTime: 0,
    }),
}

export const useEdition = (shopId: string) => useQuery(shopQueries.edition(useCall(), shopId))
export const usePreview = (shopId: string) => useQuery(shopQueries.preview(useCall(), shopId))
export const useHours = (shopId: string) => useQuery(shopQueries.hours(useCall(), shopId))

/** Shoppers' pages of this browser, the shop in the frame and in the list of shops are asked for again. */
function forgetPublic(queryClient: QueryClient, shopId: string) {
  void queryClient.invalidateQueries({ queryKey: ['vendors'] })
  void queryClient.invalidateQueries({ queryKey: keyOf(shopId), exact: true })
  void queryClient.invalidateQueries({ queryKey: keyOf('mine') })
}

/** Publishes what was prepared, or drops it. */
export function useEndDraft(shopId: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ version, how }: { version: number; how: 'publish' | 'discard' }) =>
      (await call(`POST /vendor/shops/:shopId/page/${how}`, { params: { shopId }, body: { version } })).data,
    onSuccess: (edition: ShopEdition) => {
      queryClient.setQueryData(shopQueries.edition(call, shopId).queryKey, edition)
      forgetPublic(queryClient, shopId)
    },
  })
}

export function useSaveHours(shopId: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: ShopHoursInput) =>
      (await call('PUT /vendor/shops/:shopId/hours', { params: { shopId }, body })).data,
    onSuccess: (hours: ShopHours) => {
      queryClient.setQueryData(shopQueries.hours(call, shopId).queryKey, hours)
      forgetPublic(queryClient, shopId)
    },
  })
}

export function useChangeSlug(shopId: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (slug: string) =>
      (await call('PUT /vendor/shops/:shopId/slug', { params: { shopId }, body: { slug } })).data,
    onSuccess: (edition: ShopEdition) => {
      queryClient.setQueryData(shopQueries.edition(call, edition.shopId).queryKey, edition)
      forgetPublic(queryClient, edition.shopId)
    },
  })
}
