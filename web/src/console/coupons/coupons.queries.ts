import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CouponFilter } from '@haat/contract/domains/coupons.rules.ts'
import type { PauseForShop, StaffCoupon } from '@haat/contract/domains/coupons.staff.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const pageSize = '25'
const key = ['staff-coupons']

interface CouponSearch {
  filter: CouponFilter
  searchTerm: string
  /** The id of a shop, or nothing for all. */
  shop: string
}

export const couponQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, { filter, searchTerm, shop }: CouponSearch) => ({
    queryKey: [...key, 'list', filter, searchTerm, shop],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const query = { filter, searchTerm, pageSize, cursor, ...(shop && { shop }) }
      return (await call('GET /staff/coupons', { query, signal })).data
    },
    keyOf: ({ code }: StaffCoupon) => code,
  }),
}

/** Whether it worked or not, the lists are asked again: the shop and orders change coupons, too. */
function useCouponChange<Given>(change: (call: Call, given: Given) => Promise<unknown>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

export const usePauseForShop = (code: string) =>
  useCouponChange((call, body: PauseForShop) =>
    call('POST /staff/coupons/:code/pause', { params: { code }, body }),
  )

export const useResumeForShop = (code: string) =>
  useCouponChange<void>((call) => call('POST /staff/coupons/:code/resume', { params: { code } }))
