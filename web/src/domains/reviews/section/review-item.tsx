import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { Review } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { StarRow } from '#ui/rating/star-row.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

/** One review, in the language in which it was written. */
export function ReviewItem({ review }: { review: Review }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const { author, place, stars, text, language, helpfulCount, reply, createdAt } = review
  return (
    <article className="border-b border-line py-6 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
        <StarRow rating={stars} stars={5} />
        <VisuallyHidden>{ui.rating(formatCount(stars, ui.language))}</VisuallyHidden>
        <span className="font-semibold">{author}</span>
        <span className="text-small text-muted">
          <BilingualText text={place} />
          {', '}
          <DateText instant={createdAt} form="bs" />
        </span>
      </p>
      <p lang={language} className="mt-1.5 max-w-text whitespace-pre-line">
        {text}
      </p>
      {reply && (
        <div className="mt-3 max-w-text rounded-control bg-sunken px-4 py-3">
          <p className="text-small font-semibold">{texts.reply}</p>
          <p className="text-label font-normal">{reply}</p>
        </div>
      )}
      {helpfulCount > 0 && (
        <p className="mt-3 flex items-center gap-2 text-small font-semibold">
          <ThumbsUp aria-hidden className="size-4" />
          {texts.helpfulCount(formatCount(helpfulCount, ui.language))}
        </p>
      )}
    </article>
  )
}
