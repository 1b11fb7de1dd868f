import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnReview } from '@haat/contract/domains/reviews.own.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { StarRow } from '#ui/rating/star-row.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { useReviewDays } from '../review-days.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { isOver } from './is-over.ts'
import { PurchaseLine } from './purchase-line.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const tones = { published: 'pineTint', held: 'creamTint', removed: 'blushTint', withdrawn: 'sunken' } as const
const widths = [160]

/** A review that was written: what became of it, what the shop replied, and what can still be done. */
export function WrittenCard({ review }: { review: OwnReview }) {
  const { ui } = useMessages()
  const texts = useArea('profile').ownReviews
  const { day, bothDays } = useReviewDays()
  const now = useBrowserTime()
  const [isRemoving, setIsRemoving] = useState(false)
  const { about, stars, text, photos, state, removalReason, helpfulCount, reply, editableUntil } = review
  const canChange = !isOver(editableUntil, now)
  return (
    <li className="grid content-start gap-3 rounded-panel bg-surface p-4 shadow-1 md:p-5">
      <PurchaseLine purchase={about} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <StarRow rating={stars} stars={5} />
        <VisuallyHidden>{ui.rating(formatCount(stars, ui.language))}</VisuallyHidden>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        <time dateTime={review.createdAt} className="text-muted">
          {bothDays(review.createdAt)}
        </time>
      </div>
      {state === 'held' && <p className="text-small text-muted">{texts.heldText}</p>}
      {state === 'removed' && removalReason && (
        <p className="text-small font-semibold text-crimson">
          {texts.removedFor(texts.removalReasons[removalReason])}
        </p>
      )}
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map(({ photoId, picture }) => (
            <li key={photoId}>
              <Picture picture={picture} sizes="64px" onlyWidths={widths} className="size-16 rounded-chip" />
            </li>
          ))}
        </ul>
      )}
      {helpfulCount > 0 && (
        <p className="text-small text-muted">{texts.helpful(formatCount(helpfulCount, ui.language))}</p>
      )}
      {reply && (
        <div className="flex overflow-hidden rounded-control bg-indigo-tint">
          <Weave cell={1} turned />
          <div className="min-w-0 px-4 py-3">
            <p className="text-small">
              <span className="font-semibold">{texts.reply(inLanguage(about.shopName, ui.language))}</span>{' '}
              <span className="text-muted">{day(reply.at)}</span>
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{reply.text}</p>
          </div>
        </div>
      )}
      {canChange && (
        <div className="flex flex-wrap items-center gap-3">
          <Link
            to="/profile/reviews/$"
            params={{ _splat: `write/${about.kind}/${about.id}` }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {texts.edit}
          </Link>
          {(state === 'published' || state === 'held') && (
            <Button variant="quiet" onClick={() => setIsRemoving(true)}>
              {texts.remove}
            </Button>
          )}
          <span className="text-small text-muted">{texts.editableUntil(bothDays(editableUntil))}</span>
        </div>
      )}
      {isRemoving && <RemoveDialog review={review} onClose={() => setIsRemoving(false)} />}
    </li>
  )
}
