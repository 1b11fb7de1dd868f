import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { OwnReview, OwnStanding, ReviewBody } from '@haat/contract/domains/reviews.own.ts'
import type { ReviewKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Call } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'

/** What a review is about, as in the address of the page on which it is written. */
export interface OwnSubject {
  kind: ReviewKind
  id: string
}

const ownKey = 'ownReviews'

export const ownReviewsQueries = {
  standing: (call: Call, userId: string | undefined, { kind, id }: OwnSubject) =>
    queryOptions({
      queryKey: [ownKey, userId, 'standing', kind, id],
      queryFn: async ({ signal }) =>
        (await call('GET /own-reviews/:kind/:id', { params: { kind, id }, signal })).data,
      staleTime: 0,
    }),
  toWrite: (call: Call, userId: string | undefined, pageSize: number) =>
    queryOptions({
      queryKey: [ownKey, userId, 'toWrite', pageSize],
      queryFn: async ({ signal }) =>
        (await call('GET /own-reviews/to-write', { query: { pageSize: String(pageSize) }, signal })).data,
      staleTime: 0,
    }),
  written: (call: Call, userId: string | undefined, pageSize: number) =>
    queryOptions({
      queryKey: [ownKey, userId, 'written', pageSize],
      queryFn: async ({ signal }) =>
        (await call('GET /own-reviews', { query: { pageSize: String(pageSize) }, signal })).data,
      staleTime: 0,
    }),
}

/** What the reader may say about it; asked only for somebody who is signed in. */
export function useOwnStanding(subject: OwnSubject) {
  const { userId } = useCurrentUser()
  return useQuery({
    ...ownReviewsQueries.standing(useCall(), userId, subject),
    enabled: userId !== undefined,
    // Moving on to another window and back changes nothing about what was bought.
    refetchOnWindowFocus: false,
  })
}

/** The lists, and the reviews and averages that others see, are not what they were. */
function forgetLists(queryClient: QueryClient) {
  const isStanding = (key: readonly unknown[]) => key[0] === ownKey && key[2] === 'standing'
  const rooms = ['reviews', ownKey, 'products', 'services', 'vendors']
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => rooms.includes(String(queryKey[0])) && !isStanding(queryKey),
  })
}

export function useWriteReview(subject: OwnSubject) {
  const call = useCall()
  const { userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const { queryKey } = ownReviewsQueries.standing(call, userId, subject)
  return useMutation({
    mutationFn: async (body: ReviewBody): Promise<OwnReview> =>
      (await call('PUT /own-reviews/:kind/:id', { params: { ...subject }, body })).data,
    onSuccess: (review) => {
      queryClient.setQueryData<OwnStanding>(queryKey, (before) => before && { ...before, review })
      forgetLists(queryClient)
    },
  })
}

export function useWithdrawReview(subject: OwnSubject) {
  const call = useCall()
  const { userId } = useCurrentUser()
  const queryClient = useQueryClient()
  const { queryKey } = ownReviewsQueries.standing(call, userId, subject)
  return useMutation({
    mutationFn: async () => (await call('DELETE /own-reviews/:kind/:id', { params: { ...subject } })).data,
    onSuccess: (standing) => {
      queryClient.setQueryData<OwnStanding>(queryKey, standing)
      forgetLists(queryClient)
    },
  })
}

/** How many things the reader received and has not reviewed; undefined until it is known. */
export function useReviewsToWrite(): number | undefined {
  const { userId } = useCurrentUser()
  return useQuery(ownReviewsQueries.toWrite(useCall(), userId, 1)).data?.total
}
