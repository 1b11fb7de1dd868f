import { useSearch } from '@tanstack/react-router'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { StarRow } from '#ui/rating/star-row.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { ReviewList } from './section/review-list.tsx'
import { readReviewSearch } from './review-search.ts'
import type { ReviewSubject } from './reviews.queries.ts'
import { ReviewLink } from './section/review-link.tsx'

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

interface Ratings {
  average: number | null
  count: number
  /** How many gave one star, two stars … five stars. */
  byStars: number[]
}

type RatingSummaryProps = { ratings: Ratings; average: number; stars: number | undefined }

/** The average, and how many gave each number of stars; each row is a link to only those reviews. */
function RatingSummary({ ratings, average, stars }: RatingSummaryProps) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const figure = inDigitsOf(ui.language, average.toFixed(1))
  return (
    <div>
      <div className="flex items-center gap-4">
        <p aria-hidden className="text-[3.75rem] leading-none font-extrabold">
          {figure}
        </p>
        <div>
          <StarRow rating={average} stars={5} />
          <p className="text-small text-muted">
            <VisuallyHidden>{ui.rating(figure)}. </VisuallyHidden>
            {texts.count(formatCount(ratings.count, ui.language))}
          </p>
        </div>
      </div>
      <ul aria-label={texts.distribution} className="mt-3">
        {[5, 4, 3, 2, 1].map((each) => (
          <li key={each}>
            <StarsLine
              stars={each}
              percent={Math.round(((ratings.byStars[each - 1] ?? 0) / ratings.count) * 100)}
              isChosen={stars === each}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function StarsLine({ stars, percent, isChosen }: { stars: number; percent: number; isChosen: boolean }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const [figure, share] = [formatCount(stars, ui.language), formatCount(percent, ui.language)]
  return (
    <ReviewLink
      change={{ stars: isChosen ? undefined : stars, reviewPages: undefined }}
      isCurrent={isChosen}
      className={classNames('rating-row', isChosen && 'rating-row-chosen')}
    >
      {/* A label of its own would hide the figures that are seen from those who name what they press. */}
      <span>
        <VisuallyHidden>{texts.only(figure, share)}</VisuallyHidden>
        <span aria-hidden>{figure}</span>
      </span>
      {/* Widths are attributes, since our Content Security Policy forbids inline styles. */}
      <svg aria-hidden>
        <rect width={`${percent}%`} height="8" />
      </svg>
      <span aria-hidden>{`${share}%`}</span>
    </ReviewLink>
  )
}
