import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { AspectBars } from './section/aspect-bars.tsx'
import { OwnCard } from './section/own-card.tsx'
import { RatingSummary } from './section/rating-summary.tsx'
import { ReviewList } from './section/review-list.tsx'
import { SectionContext } from './section/section-context.ts'
import { readReviewSearch } from './review-search.ts'
import { reviewsQueries, type ReviewSubject } from './reviews.queries.ts'

interface ReviewsSectionProps {
  subject: ReviewSubject
  ratings: ReviewSummary['ratings']
  /** Who replies to reviews. */
  shopName: Bilingual
  /** Asks a visitor to sign in, who wants to say what helped or what is wrong. */
  onSignIn?: (() => void) | undefined
}

/** The buyers' reviews. The address of the page decides which of them are shown. */
export function ReviewsSection({ subject, ratings, shopName, onSignIn }: ReviewsSectionProps) {
  const texts = useArea('reviews')
  const search = readReviewSearch(useSearch({ strict: false }))
  // Without it the section does without what only it tells.
  const { data: summary } = useQuery(reviewsQueries.summary(useCall(), subject))
  const { average, count } = ratings
  const title = (
    <h2 id="reviews-title" className="text-title lg:text-h1">
      {texts.title}
    </h2>
  )
  if (average === null || count === 0) {
    return (
      <section id="reviews" aria-labelledby="reviews-title" className="grid gap-4">
        <div>
          {title}
          <p className="mt-2 font-semibold">{texts.none}</p>
          <p className="max-w-text text-muted">{texts.noneText}</p>
        </div>
        <OwnCard subject={subject} />
      </section>
    )
  }
  return (
    <SectionContext value={{ subject, shopName, onSignIn }}>
      <section
        id="reviews"
        aria-labelledby="reviews-title"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-13 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <div className="grid content-start gap-5">
          {title}
          <RatingSummary ratings={ratings} average={average} search={search} />
          {summary && summary.aspects.length > 0 && <AspectBars aspects={summary.aspects} />}
          <OwnCard subject={subject} />
        </div>
        <ReviewList subject={subject} search={search} summary={summary} count={count} />
      </section>
    </SectionContext>
  )
}
