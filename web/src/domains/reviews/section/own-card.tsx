import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { StarRow } from '#ui/rating/star-row.tsx'
import { StarLinks } from '../own/star-links.tsx'
import { useOwnStanding } from '../own-reviews.queries.ts'
import { useReviewDays } from '../review-days.ts'
import { kindOf, type ReviewSubject } from '../reviews.queries.ts'

/** For somebody who received it: five stars to begin a review with, or the review that they wrote. Nothing for others. */
export function OwnCard({ subject }: { subject: ReviewSubject }) {
  const { mine } = useArea('reviews')
  const { day } = useReviewDays()
  const about = { kind: kindOf(subject), id: subject.id }
  const { data: standing } = useOwnStanding(about)
  if (!standing) return null
  const { purchase, review, refusal, shownAs } = standing
  const isWritten = review !== null && review.state !== 'withdrawn'
  if (isWritten) {
    const note = review.state === 'held' ? mine.held : review.state === 'removed' ? mine.removed : undefined
    return (
      <section aria-label={mine.yours} className={cardClass}>
        <h3 className="text-h3">{mine.yours}</h3>
        <StarRow rating={review.stars} stars={5} />
        {note && <p className="text-small">{note}</p>}
        <WriteLink about={about}>{review.state === 'removed' ? mine.see : mine.edit}</WriteLink>
      </section>
    )
  }
  if (!purchase || refusal) return null
  const bought = about.kind === 'shop' ? mine.boughtHere : mine.bought
  const name = shownAs?.author.split(' ')[0]
  return (
    <section aria-label={mine.write} className={cardClass}>
      <h3 className="text-h3">{bought(day(purchase.boughtOn))}</h3>
      <p className="text-small">{name ? mine.ask(name) : mine.askPlain}</p>
      <StarLinks about={about} />
      <WriteLink about={about}>{mine.write}</WriteLink>
    </section>
  )
}

const cardClass = 'grid max-w-md gap-2.5 rounded-panel bg-cream p-5 text-cream-ink [&>h3]:text-ink'

const WriteLink = ({ about, children }: { about: { kind: string; id: string }; children: string }) => (
  <Link
    to="/profile/reviews/$"
    params={{ _splat: `write/${about.kind}/${about.id}` }}
    className={buttonClass({ variant: 'secondary', className: 'mt-1 bg-surface' })}
  >
    {children}
  </Link>
)
