import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CouponFilter } from '@haat/contract/domains/coupons.rules.ts'
import type { CouponLimits, NewCoupon, ShopCoupon } from '@haat/contract/domains/coupons.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const pageSize = '24'
const keyOf = (shopId: string) => ['vendor', 'shops', shopId, 'coupons'] as const

export const couponQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, shopId: string, filter: CouponFilter, searchTerm: string) => ({
    queryKey: [...keyOf(shopId), 'list', filter, searchTerm],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const query = { filter, searchTerm, pageSize, cursor }
      return (await call('GET /vendor/shops/:shopId/coupons', { params: { shopId }, query, signal })).data
    },
    keyOf: ({ code }: ShopCoupon) => code,
  }),
  /** What a coupon can be for: categories, and listings with these words. */
  subjects: (call: Call, shopId: string, searchTerm: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'subjects', searchTerm],
      queryFn: async ({ signal }) => {
        const line = 'GET /vendor/shops/:shopId/coupon-subjects'
        return (await call(line, { params: { shopId }, query: { searchTerm }, signal })).data
      },
      placeholderData: keepPreviousData,
    }),
}

/** A change of one coupon; whether it worked or not, the lists are asked again, since orders use coupons too. */
function useCouponChange<Given>(shopId: string, change: (call: Call, given: Given) => Promise<unknown>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(shopId) }),
  })
}

export const useAddCoupon = (shopId: string) =>
  useCouponChange(shopId, (call, body: NewCoupon) =>
    call('POST /vendor/shops/:shopId/coupons', { params: { shopId }, body }),
  )

export const useCouponLimits = (shopId: string, code: string) =>
  useCouponChange(shopId, (call, body: CouponLimits) =>
    call('PATCH /vendor/shops/:shopId/coupons/:code', { params: { shopId, code }, body }),
  )

export const usePauseCoupon = (shopId: string, code: string) =>
  useCouponChange(shopId, (call, isPaused: boolean) =>
    call('PUT /vendor/shops/:shopId/coupons/:code/pause', { params: { shopId, code }, body: { isPaused } }),
  )

export const useEndCoupon = (shopId: string, code: string) =>
  useCouponChange<void>(shopId, (call) =>
    call('POST /vendor/shops/:shopId/coupons/:code/end', { params: { shopId, code } }),
  )

export const useDeleteCoupon = (shopId: string, code: string) =>
  useCouponChange<void>(shopId, (call) =>
    call('DELETE /vendor/shops/:shopId/coupons/:code', { params: { shopId, code } }),
  )
