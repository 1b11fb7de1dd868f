import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListingKind, ReviewTab } from '@haat/contract/domains/listings.rules.ts'
import type { Review, ReviewCard } from '@haat/contract/domains/listings.staff.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

const refetchMs = 15_000
const countRefetchMs = 60_000
const firstPageSize = 25
const longPageSize = 100

const listsKey = ['reviews', 'list']

export interface ReviewFilter {
  state: ReviewTab
  kind: ListingKind | undefined
  shop: string | undefined
}

export const reviewQueries = {
  /** For `useEndlessList`. */
  list: (call: Call, filter: ReviewFilter) => ({
    queryKey: [...listsKey, filter],
    fetchPage: async (cursor: string | undefined, signal: AbortSignal) => {
      const pageSize = String(cursor === undefined ? firstPageSize : longPageSize)
      return (await call('GET /staff/listings', { query: { ...filter, pageSize, cursor }, signal })).data
    },
    keyOf: ({ id }: ReviewCard) => id,
    refetchMs,
  }),
  one: (call: Call, versionId: string) =>
    queryOptions({
      queryKey: ['reviews', 'one', versionId],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/listings/:versionId', { params: { versionId }, signal })).data,
      refetchInterval: refetchMs,
      staleTime: 0,
    }),
  preview: (call: Call, versionId: string) =>
    queryOptions({
      queryKey: ['reviews', 'preview', versionId],
      queryFn: async ({ signal }) =>
        (await call('GET /staff/listings/:versionId/preview', { params: { versionId }, signal })).data,
      // A version never changes.
      staleTime: Infinity,
    }),
  answers: (call: Call) =>
    queryOptions({
      queryKey: ['reviews', 'answers'],
      queryFn: async ({ signal }) => (await call('GET /staff/listing-answers', { signal })).data.items,
      staleTime: 60_000,
    }),
}

/** How many listings wait for a look; undefined while that is unknown. */
export function useWaitingReviewCount(): number | undefined {
  const call = useCall()
  return useQuery({
    queryKey: [...listsKey, 'counts'],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/listings', { query: { pageSize: '1' }, signal })).data.counts,
    refetchInterval: countRefetchMs,
    retry: false,
  }).data?.waiting
}

interface Said {
  reasons: { field: string; words: string }[]
  words: string
}
export type Decision = { step: 'approve' } | ({ step: 'send-back' | 'take-back' } & Said)

async function sendDecision(call: Call, versionId: string, decision: Decision) {
  const params = { versionId }
  if (decision.step === 'approve') return call('POST /staff/listings/:versionId/approve', { params })
  const { step, ...body } = decision
  return call(`POST /staff/listings/:versionId/${step}`, { params, body })
}

/** Decides about a version. How it is then is kept; after a refusal it is loaded again, because somebody was quicker. */
export function useDecide() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, decision }: { id: string; decision: Decision }): Promise<Review> =>
      (await sendDecision(call, id, decision)).data,
    onSuccess: (review) => client.setQueryData(reviewQueries.one(call, review.id).queryKey, review),
    onSettled: () => client.invalidateQueries({ queryKey: listsKey }),
  })
}

/** Keeps a sentence, or drops the one with this id. */
export function useChangeAnswers() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: { words: Bilingual } | { id: string }) => {
      if ('words' in change) await call('POST /staff/listing-answers', { body: change })
      else await call('DELETE /staff/listing-answers/:answerId', { params: { answerId: change.id } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: reviewQueries.answers(call).queryKey }),
  })
}
