import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnStanding } from '@haat/contract/domains/reviews.own.ts'
import type { Review } from '@haat/contract/domains/reviews.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ownReviewsQueries, useOwnStanding } from '../own-reviews.queries.ts'
import { kindOf, reviewsKey } from '../reviews.queries.ts'
import { useSection } from './section-context.ts'

interface Page {
  items: Review[]
}

/** Whether the reader found a review helpful. It changes at once, and back where the server does not hear of it. */
export function useHelpful({ id }: Review) {
  const call = useCall()
  const texts = useArea('reviews')
  const queryClient = useQueryClient()
  const { subject, onSignIn } = useSection()
  const { userId, findUserId } = useCurrentUser()
  const about = { kind: kindOf(subject), id: subject.id }
  const { data: standing } = useOwnStanding(about)
  const isVoted = standing?.votedReviewIds.includes(id) ?? false

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

  const mutationKey = ['vote', id]
  const vote = useMutation({
    mutationKey,
    // One after the other, so that the last press decides.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (next: boolean) => {
      const params = { reviewId: id }
      const answer = next
        ? await call('PUT /reviews/:reviewId/vote', { params })
        : await call('DELETE /reviews/:reviewId/vote', { params })
      return answer.data
    },
    onMutate: (next) => {
      setVoted(next)
      setCount((before) => before + (next ? 1 : -1))
    },
    onSuccess: ({ helpfulCount }) => {
      // Another press that waits has changed the count already.
      if (queryClient.isMutating({ mutationKey }) === 1) setCount(() => helpfulCount)
    },
    onError: (_, next) => {
      setVoted(!next)
      setCount((before) => before + (next ? -1 : 1))
      void showToast('error', texts.voteFailed)
    },
  })

  return {
    isVoted,
    toggle: () =>
      void findUserId().then(
        () => vote.mutate(!isVoted),
        () => onSignIn?.(),
      ),
  }
}
