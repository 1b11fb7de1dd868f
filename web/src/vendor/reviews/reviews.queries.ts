import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReportReason, ShopReviewPeriod, shopReviewViews } from '@haat/contract/domains/reviews.rules.ts'
import type { ShopReview } from '@haat/contract/domains/reviews.shop.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const firstPageSize = 10
const longPageSize = 50
const countRefetchMs = 60_000
const keyOf = (shopId: string) => ['vendor', 'shops', shopId, 'reviews'] as const

export interface ReviewFilter {
  view: (typeof shopReviewViews)[number]
  period: ShopReviewPeriod
  stars: string | undefined
}

export const reviewQueries = {
  /** How many were published in the last 90 days, and their stars. */
  recent: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'recent'],
      queryFn: async ({ signal }) => {
        const query = { view: 'all', period: 'days90', pageSize: '1' } as const
        const line = 'GET /vendor/shops/:shopId/reviews'
        return (await call(line, { params: { shopId }, query, signal })).data.ofPeriod!
      },
      staleTime: 0,
    }),
  /** For `useEndlessList`. */
  list: (call: Call, shopId: string, { view, period, stars }: ReviewFilter) => ({
    queryKey: [...keyOf(shopId), 'list', view, period, stars],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      const query = { view, period, stars: stars as '5' | undefined, pageSize, cursor }
      return (await call('GET /vendor/shops/:shopId/reviews', { params: { shopId }, query, signal })).data
    },
    keyOf: ({ id }: ShopReview) => id,
  }),
}

/** How many reviews have no reply. */
export function useUnansweredReviewCount(shopId: string) {
  const call = useCall()
  return useQuery({
    queryKey: [...keyOf(shopId), 'unanswered'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: '1' }
      const line = 'GET /vendor/shops/:shopId/reviews'
      return (await call(line, { params: { shopId }, query, signal })).data.unansweredCount
    },
    refetchInterval: countRefetchMs,
    retry: false,
  })
}

/** A change of the reply to one review; whatever comes of it, the lists are asked again. */
function useReplyChange<Given>(shopId: string, change: (call: Call, given: Given) => Promise<ShopReview>) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    // Not waited for: a card that has left the list would not say that its reply is on the page.
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(shopId) }),
  })
}

export const useWriteReply = (shopId: string, reviewId: string) =>
  useReplyChange(
    shopId,
    async (call, text: string) =>
      (
        await call('PUT /vendor/shops/:shopId/reviews/:reviewId/reply', {
          params: { shopId, reviewId },
          body: { text },
        })
      ).data,
  )

export const useWithdrawReply = (shopId: string, reviewId: string) =>
  useReplyChange(
    shopId,
    async (call) =>
      (await call('DELETE /vendor/shops/:shopId/reviews/:reviewId/reply', { params: { shopId, reviewId } }))
        .data,
  )

export function useReport(shopId: string, reviewId: string) {
  const call = useCall()
  return useMutation({
    mutationFn: (body: { reason: ReportReason; words: string }) =>
      call('POST /vendor/shops/:shopId/reviews/:reviewId/reports', { params: { shopId, reviewId }, body }),
  })
}
