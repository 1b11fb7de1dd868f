import { useSearch } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { RatingSummary, type Ratings } from './section/rating-summary.tsx'
import { ReviewList } from './section/review-list.tsx'
import { readReviewSearch } from './review-search.ts'
import type { ReviewSubject } from './reviews.queries.ts'

type ReviewsSectionProps = { subject: ReviewSubject; ratings: Ratings }

/** The buyers' reviews. The address of the page decides which of them are shown. */
export function ReviewsSection({ subject, ratings }: ReviewsSectionProps) {
  const texts = useArea('reviews')
  const search = readReviewSearch(useSearch({ strict: false }))
  const { average, count } = ratings
  if (average === null || count === 0) {
    return (
      <section id="reviews" aria-labelledby="reviews-title">
        <h2 id="reviews-title" className="text-title">
          {texts.title}
        </h2>
        <p className="mt-2 font-semibold">{texts.none}</p>
        <p className="max-w-text text-muted">{texts.noneText}</p>
      </section>
    )
  }
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="grid gap-x-13 gap-y-6 lg:grid-cols-[16rem_1fr]"
    >
      <div>
        <h2 id="reviews-title" className="mb-3 text-title">
          {texts.title}
        </h2>
        <RatingSummary ratings={ratings} average={average} stars={search.stars} />
      </div>
      <ReviewList subject={subject} search={search} />
    </section>
  )
}
