import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReportReason } from '@haat/contract/domains/reviews.rules.ts'
import type { ShopQuestion } from '@haat/contract/domains/reviews.shop-questions.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export type QuestionView = 'open' | 'answered'

const pageSize = 20
const refetchMs = 60_000
const keyOf = (shopId: string) => ['vendor', 'shops', shopId, 'questions'] as const
const listLine = 'GET /vendor/shops/:shopId/questions'

export const shopQuestionsQueries = {
  /** How many wait for an answer. */
  openCount: (call: Call, shopId: string) =>
    queryOptions({
      queryKey: [...keyOf(shopId), 'count'],
      queryFn: async ({ signal }) => {
        const query = { view: 'open', pageSize: '1' } as const
        return (await call(listLine, { params: { shopId }, query, signal })).data.openCount
      },
      staleTime: 0,
      refetchInterval: refetchMs,
    }),
  /** For `useEndlessList`. */
  list: (call: Call, shopId: string, view: QuestionView) => ({
    queryKey: [...keyOf(shopId), 'list', view],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const query = { view, pageSize: String(pageSize), cursor }
      return (await call(listLine, { params: { shopId }, query, signal })).data
    },
    keyOf: ({ id }: ShopQuestion) => id,
    refetchMs,
  }),
}

export const useOpenQuestionCount = (shopId: string) =>
  useQuery(shopQuestionsQueries.openCount(useCall(), shopId))

/** Answers for the shop; the lists are asked again, whether it worked or not. */
export function useShopAnswer(shopId: string, questionId: string) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) => {
      const params = { shopId, questionId }
      const line = 'PUT /vendor/shops/:shopId/questions/:questionId/answer'
      return (await call(line, { params, body: { text } })).data
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keyOf(shopId) }),
  })
}

export function useReportQuestion(shopId: string, questionId: string) {
  const call = useCall()
  return useMutation({
    mutationFn: async (body: { reason: ReportReason; words: string }) => {
      const params = { shopId, questionId }
      await call('POST /vendor/shops/:shopId/questions/:questionId/reports', { params, body })
    },
  })
}
