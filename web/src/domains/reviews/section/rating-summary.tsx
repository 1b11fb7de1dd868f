import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { StarRow } from '#ui/rating/star-row.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { starsOf, type ReviewSearch } from '../review-search.ts'
import { ReviewLink } from './review-link.tsx'

interface RatingSummaryProps {
  ratings: ReviewSummary['ratings']
  average: number
  search: ReviewSearch
}

/** The average, and how many gave each number of stars; each row is a link to only those reviews. */
export function RatingSummary({ ratings, average, search }: RatingSummaryProps) {
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
            {texts.buyers(formatCount(ratings.count, ui.language))}
          </p>
        </div>
      </div>
      <ul aria-label={texts.distribution} className="mt-3">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <StarsLine stars={stars} ratings={ratings} search={search} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-fine text-muted">{`${texts.pressLine} ${texts.counted}`}</p>
    </div>
  )
}

interface StarsLineProps extends Omit<RatingSummaryProps, 'average'> {
  stars: number
}

/** A line of no reviews leads nowhere. */
function StarsLine({ stars, ratings, search }: StarsLineProps) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const count = ratings.byStars[stars - 1] ?? 0
  const chosen = starsOf(search)
  const isOnly = chosen.length === 1 && chosen[0] === stars
  const [figure, countText] = [formatCount(stars, ui.language), formatCount(count, ui.language)]
  const content = (
    <>
      {/* A label of its own would hide the figures that are seen from those who name what they press. */}
      <span>
        <VisuallyHidden>{count ? texts.only(figure, countText) : texts.noneWith(figure)}</VisuallyHidden>
        <span aria-hidden>{figure}</span>
      </span>
      {/* Widths are attributes, since our Content Security Policy forbids inline styles. */}
      <svg aria-hidden>
        <rect width={`${Math.round((count / ratings.count) * 100)}%`} height="8" />
      </svg>
      <span aria-hidden>{countText}</span>
    </>
  )
  if (count === 0) return <span className="rating-row rating-row-empty">{content}</span>
  return (
    <ReviewLink
      change={{ stars: isOnly ? undefined : stars, reviewPages: undefined }}
      isCurrent={chosen.includes(stars)}
      className={classNames('rating-row', chosen.includes(stars) && 'rating-row-chosen')}
    >
      {content}
    </ReviewLink>
  )
}
