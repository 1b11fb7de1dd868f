import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useRef, type TouchEvent } from 'react'
import type { Review, ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { StarRow } from '#ui/rating/star-row.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import type { ReviewSubject } from '../reviews.queries.ts'
import { useReviewDays } from '../review-days.ts'
import { keyOf, usePhotos } from './use-photos.ts'

interface PhotoViewerProps {
  subject: ReviewSubject
  /** Only the photos of this review; without it those of all reviews, one after the other. */
  review?: Review
  start: ReviewSummary['photos'][number]
  total: number
  onClose(): void
}

/** So far a finger has to go, so that a tap is none. */
const swipePx = 40

/** Photos of buyers as large as the screen, each with what its review says. */
export function PhotoViewer({ subject, review, start, total, onClose }: PhotoViewerProps) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const titleId = useId()
  const touchStart = useRef<number>(undefined)
  const { at, shown, step, hasNext, hasPrevious } = usePhotos(subject, { review, start, total })
  const figure = (many: number) => formatCount(many, ui.language)

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const way = (changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0)
    if (touchStart.current !== undefined && Math.abs(way) > swipePx) step(way < 0 ? 1 : -1)
    touchStart.current = undefined
  }

  return (
    <ModalFrame isOpen onClose={onClose} labelledBy={titleId} className="modal-frame-full">
      <div className="flex h-full flex-col bg-night text-on-night">
        <header className="flex min-h-14 shrink-0 items-center justify-between pr-2 pl-5">
          <h2 id={titleId} aria-live="polite" className="text-label">
            {texts.photoOf(figure(at + 1), figure(total))}
          </h2>
          <IconButton
            label={ui.close}
            onClick={onClose}
            data-autofocus
            className="text-on-night hover:bg-white/15"
          >
            <X aria-hidden />
          </IconButton>
        </header>
        <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-1">
          <div
            onTouchStart={({ touches }) => (touchStart.current = touches[0]?.clientX)}
            onTouchEnd={onTouchEnd}
            className="relative grid min-h-0 touch-pan-y place-items-center"
          >
            <Picture
              key={keyOf(shown)}
              picture={shown.picture}
              sizes="(min-width: 48rem) 70vw, 100vw"
              className="size-full bg-night! [&_img]:object-contain!"
            />
            <IconButton
              label={texts.previousPhoto}
              aria-disabled={!hasPrevious}
              onClick={() => step(-1)}
              className={`${arrowClass} left-3`}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              label={texts.nextPhoto}
              aria-disabled={!hasNext}
              onClick={() => step(1)}
              className={`${arrowClass} right-3`}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
          <div className="max-h-[34dvh] min-h-24 overflow-y-auto p-5 md:max-h-none">
            {shown.review && <Words review={shown.review} />}
          </div>
        </div>
      </div>
    </ModalFrame>
  )
}

const arrowClass =
  'absolute top-1/2 -translate-y-1/2 bg-night/70 text-on-night hover:bg-night aria-disabled:opacity-35'

function Words({ review }: { review: Review }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const { day, bothDays } = useReviewDays()
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{review.author || texts.formerBuyer}</span>
        <span className="text-small text-on-night-muted">
          <BilingualText text={review.place} />
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-2.5 text-small text-on-night-muted">
        <span className="[--color-star:var(--color-marigold)]">
          <StarRow rating={review.stars} stars={5} />
        </span>
        <VisuallyHidden>{ui.rating(formatCount(review.stars, ui.language))}</VisuallyHidden>
        {texts.boughtOn(day(review.boughtOn))}
      </p>
      {review.text && (
        <p
          lang={review.language === ui.language ? undefined : review.language}
          className="wrap-anywhere whitespace-pre-line"
        >
          {review.text}
        </p>
      )}
      <time dateTime={review.createdAt} className="text-small text-on-night-muted">
        {bothDays(review.createdAt)}
      </time>
    </div>
  )
}
