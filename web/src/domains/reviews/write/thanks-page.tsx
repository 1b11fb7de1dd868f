import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import type { OwnReview } from '@haat/contract/domains/reviews.own.ts'
import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { OwnHead } from '../own/own-head.tsx'
import { ToWriteCard } from '../own/own-reviews-page.tsx'
import { pageOf } from '../own/purchase-line.tsx'
import { ownReviewsQueries, useOwnStanding, type OwnSubject } from '../own-reviews.queries.ts'
import { useReviewDays } from '../review-days.ts'

/** Says what became of the review, for how long it can be changed, and what could be written next. */
export function ThanksPage({ subject }: { subject: OwnSubject }) {
  const { ui } = useMessages()
  const texts = useArea('profile').ownReviews
  const { userId } = useCurrentUser()
  const [now] = useState(() => new Date())
  const { data: standing, isPending } = useOwnStanding(subject)
  const { data: toWrite } = useQuery(ownReviewsQueries.toWrite(useCall(), userId, 1))
  const name = standing?.shownAs?.author.split(' ')[0]
  const next = toWrite?.items[0]
  return (
    <>
      <OwnHead
        title={name ? texts.thanks(name) : texts.thanksPlain}
        note={formatBothCalendars(now, ui.language)}
      />
      <div className="mt-4 grid max-w-2xl gap-5 md:mt-5">
        {standing?.review && <Outcome review={standing.review} />}
        {isPending && <Skeleton className="h-24 rounded-panel" />}
        {next && (
          <section aria-labelledby="one-more" className="grid gap-3">
            <h2 id="one-more" className="text-label">
              {texts.oneMore}
            </h2>
            <ul>
              <ToWriteCard purchase={next} />
            </ul>
          </section>
        )}
        <Link
          to="/profile/reviews/$"
          params={{ _splat: '' }}
          className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}
        >
          {texts.toList}
        </Link>
      </div>
    </>
  )
}

function Outcome({ review: { state, about, editableUntil } }: { review: OwnReview }) {
  const texts = useArea('profile').ownReviews
  const { bothDays } = useReviewDays()
  const isHeld = state === 'held'
  const Icon = isHeld ? Clock : CircleCheck
  return (
    <div
      role="status"
      className={`flex gap-3.5 rounded-panel p-4 md:p-5 ${isHeld ? 'bg-cream text-cream-ink' : 'bg-pine-tint text-pine'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="text-h3">{isHeld ? texts.held : texts.onPage}</p>
        {isHeld && <p className="text-small">{texts.heldThanks}</p>}
        <p className="text-small text-ink">{texts.editUntil(bothDays(editableUntil))}</p>
        {!isHeld && (
          <Link
            {...pageOf(about)}
            hash="reviews"
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {texts.seeIt}
          </Link>
        )}
      </div>
    </div>
  )
}
