import { useQueryClient } from '@tanstack/react-query'
import type { OwnStanding } from '@haat/contract/domains/reviews.own.ts'
import type { Review } from '@haat/contract/domains/reviews.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ownReviewsQueries, useOwnStanding } from '../own-reviews.queries.ts'
import { kindOf, reviewsKey } from '../reviews.queries.ts'
import { useVote } from '../use-vote.ts'
import { useSection } from './section-context.ts'

interface Page {
  items: Review[]
}

/** Whether the reader found a review helpful. */
export function useHelpful({ id }: Review) {
  const call = useCall()
  const texts = useArea('reviews')
  const queryClient = useQueryClient()
  const { subject, onSignIn } = useSection()
  const { userId } = useCurrentUser()
  const about = { kind: kindOf(subject), id: subject.id }
  const { data: standing } = useOwnStanding(about)

  function setCount(change: (before: number) => number) {
    queryClient.setQueriesData<Page>({ queryKey: [...reviewsKey(subject), 'list'] }, (page) => {
      const has = page?.items.some((review) => review.id === id)
      if (!page || !has) return page
      const items = page.items.map((review) =>
        review.id === id ? { ...review, helpfulCount: Math.max(0, change(review.helpfulCount)) } : review,
      )
      return { ...page, items }
    })
  }
  function setVoted(next: boolean) {
    const { queryKey } = ownReviewsQueries.standing(call, userId, about)
    queryClient.setQueryData<OwnStanding>(queryKey, (before) => {
      if (!before) return before
      const others = before.votedReviewIds.filter((one) => one !== id)
      return { ...before, votedReviewIds: next ? [...others, id] : others }
    })
  }

  return useVote({
    name: `review ${id}`,
    known: standing?.votedReviewIds.includes(id),
    send: async (next) => {
      const params = { reviewId: id }
      const answer = next
        ? await call('PUT /reviews/:reviewId/vote', { params })
        : await call('DELETE /reviews/:reviewId/vote', { params })
      return answer.data
    },
    setVoted,
    setCount,
    failedText: texts.voteFailed,
    onSignIn,
  })
}
