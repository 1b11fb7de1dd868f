import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import teapot from 'picture:state-teapot'
import type { OwnStanding } from '@haat/contract/domains/reviews.own.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { OwnHead } from '../own/own-head.tsx'
import { PurchaseLine } from '../own/purchase-line.tsx'
import { ownReviewsQueries, useOwnStanding, type OwnSubject } from '../own-reviews.queries.ts'
import { MissingScreen, RefusalScreen } from './refusal-screen.tsx'
import { ReviewForm } from './review-form.tsx'

const askedStars = ({ stars }: { stars?: unknown }) =>
  [1, 2, 3, 4, 5].includes(stars as number) ? (stars as number) : undefined

/** Where a review is written and changed; `?stars=4` in the address, as in our mail, chooses so many. */
export function WritePage({ subject }: { subject: OwnSubject }) {
  const texts = useArea('profile').ownReviews
  const query = useOwnStanding(subject)
  const { error } = query
  // Once it is posted the page is left: until then it stays what it was, and is not for a moment that of a change.
  const [posted, setPosted] = useState<OwnStanding>()
  const data = posted ?? query.data
  const stars = askedStars(useSearch({ strict: false }))
  if (error instanceof ApiFailure && [404, 422].includes(error.status)) return <MissingScreen />
  const isWritten = data?.review && data.review.state !== 'withdrawn'
  return (
    <>
      <OwnHead
        title={isWritten ? texts.editTitle : texts.writeTitle}
        about={subject}
        note={data && !isWritten && <Place subject={subject} />}
      />
      {data ? (
        <Standing
          subject={subject}
          standing={data}
          stars={stars}
          onPosting={(isPosting) => setPosted(isPosting ? data : undefined)}
        />
      ) : error ? (
        <ErrorState picture={teapot} headingLevel={2} heading={texts.loadFailed} query={query} />
      ) : (
        <SkeletonGroup className="mt-5 grid gap-4">
          <Skeleton className="h-18 max-w-md rounded-control" />
          <Skeleton className="h-60 rounded-panel" />
          <Skeleton className="h-36 rounded-panel" />
        </SkeletonGroup>
      )}
    </>
  )
}

interface StandingProps {
  subject: OwnSubject
  standing: OwnStanding
  stars: number | undefined
  onPosting(isPosting: boolean): void
}

function Standing({ standing, ...form }: StandingProps) {
  const { purchase, refusal, review } = standing
  const about = purchase ?? review?.about
  return (
    <div className="mt-4 grid max-w-2xl gap-5 md:mt-5">
      {about && <PurchaseLine purchase={about} />}
      {refusal ? <RefusalScreen refusal={refusal} /> : <ReviewForm standing={standing} {...form} />}
    </div>
  )
}

const listSize = 10

/** "1 of 2 to write" */
function Place({ subject }: { subject: OwnSubject }) {
  const { ui } = useMessages()
  const { place } = useArea('profile').ownReviews
  const { userId } = useCurrentUser()
  const { data } = useQuery(ownReviewsQueries.toWrite(useCall(), userId, listSize))
  const at = data?.items.findIndex(({ kind, id }) => kind === subject.kind && id === subject.id) ?? -1
  if (!data || at === -1) return null
  return place(formatCount(at + 1, ui.language), formatCount(data.total, ui.language))
}
