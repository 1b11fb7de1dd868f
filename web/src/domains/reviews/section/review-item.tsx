import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Review } from '@haat/contract/domains/reviews.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { isoDay } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { StarRow } from '#ui/rating/star-row.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { useReviewDays } from '../review-days.ts'
import { AuthorSign } from './author-sign.tsx'
import { PhotoButton, PhotoViewer } from './photo-button.tsx'
import { ReviewActions } from './review-actions.tsx'
import { useSection } from './section-context.ts'

/** One review, in the language in which it was written. */
export function ReviewItem({ review }: { review: Review }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const { bothDays } = useReviewDays()
  const { place, text, language, createdAt, editedAt } = review
  const author = review.author || texts.formerBuyer
  return (
    <article className="review">
      <AuthorSign name={review.author} />
      <div className="min-w-0">
        <header className="review-author">
          <span>{author}</span>
          <span>
            <BilingualText text={place} />
          </span>
          <span>
            <time dateTime={isoDay(createdAt)}>{bothDays(createdAt)}</time>
            {editedAt && ` · ${texts.edited}`}
          </span>
        </header>
        <Bought review={review} />
        {text && (
          <p lang={language === ui.language ? undefined : language} className="mt-2 own-words">
            {text}
          </p>
        )}
        {review.photos.length > 0 && <Photos review={review} author={author} />}
        <ReviewActions review={review} />
        {review.reply && <Reply reply={review.reply} />}
      </div>
    </article>
  )
}

/** The stars, when it came, what was chosen, and on the page of a shop what it is about. */
function Bought({ review: { stars, boughtOn, choice, about } }: { review: Review }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const { day } = useReviewDays()
  return (
    <p className="review-facts">
      <StarRow rating={stars} stars={5} />
      <VisuallyHidden>{ui.rating(formatCount(stars, ui.language))}</VisuallyHidden>
      <span className="badge bought-badge">{texts.boughtOn(day(boughtOn))}</span>
      {choice.length > 0 && (
        <span className="text-small text-muted">
          {choice.map((value) => inLanguage(value, ui.language)).join(', ')}
        </span>
      )}
      {about && about.kind !== 'shop' && (
        <Link
          to={about.kind === 'product' ? '/products/$productId' : '/services/$serviceId'}
          params={{ productId: about.id, serviceId: about.id }}
          className="text-small font-semibold text-crimson underline"
        >
          <BilingualText text={about.title} />
        </Link>
      )}
    </p>
  )
}

function Photos({ review, author }: { review: Review; author: string }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const { subject } = useSection()
  const [start, setStart] = useState<Picture>()
  // They open only with JavaScript: until it is there, their room is kept.
  const isHydrated = useIsHydrated()
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {review.photos.map((picture, at) => (
          <li key={picture.src} className="size-23">
            {isHydrated && (
              <PhotoButton
                picture={picture}
                label={texts.photo(formatCount(at + 1, ui.language), author)}
                className="size-full"
                onOpen={() => setStart(picture)}
              />
            )}
          </li>
        ))}
      </ul>
      {start && (
        <Suspense fallback={<LoadingBar />}>
          <PhotoViewer
            subject={subject}
            review={review}
            start={{ reviewId: review.id, picture: start }}
            total={review.photos.length}
            onClose={() => setStart(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What the shop answers, with the weave of a vendor at its edge. */
function Reply({ reply: { text, at } }: { reply: NonNullable<Review['reply']> }) {
  const texts = useArea('reviews')
  const { day } = useReviewDays()
  const { shopName } = useSection()
  return (
    <section aria-label={texts.reply} className="mt-4 flex overflow-hidden rounded-control bg-indigo-tint">
      <Weave cell={1} turned />
      <div className="min-w-0 px-4 py-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
          <span className="font-semibold">
            <BilingualText text={shopName} />
          </span>
          <Badge tone="indigo">{texts.vendor}</Badge>
          <time dateTime={isoDay(at)} className="text-muted">
            {day(at)}
          </time>
        </p>
        <p className="mt-1 own-words">{text}</p>
      </div>
    </section>
  )
}
