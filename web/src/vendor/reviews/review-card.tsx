import BadgeCheck from 'lucide-react/icons/badge-check'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { ShopReview } from '@haat/contract/domains/reviews.shop.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { StarRow } from '#ui/rating/star-row.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { ReplyPart } from './reply-part.tsx'
import { ReportDialog } from './report-dialog.tsx'

interface ReviewCardProps {
  shop: Shop
  review: ShopReview
}

/** A review as its shop reads it, with the reply or a box for it. */
export function ReviewCard({ shop, review }: ReviewCardProps) {
  const { reviews } = useArea('vendor')
  const { ui } = useMessages()
  const [isReporting, setIsReporting] = useState(false)
  const { author, place, text, language, stars, photos, helpfulCount, choice, boughtOn } = review
  const town = inLanguage(place, ui.language)
  return (
    <li className="rounded-panel bg-surface p-5 shadow-2 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="[overflow-wrap:anywhere]">
            <span className="text-name">{author}</span>
            {town !== '' && <span className="text-small text-muted"> {town}</span>}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="sr-only">{reviews.stars(formatCount(stars, ui.language))}</span>
            <span aria-hidden>
              <StarRow rating={stars} stars={5} />
            </span>
            <Badge tone="pineTint">
              <BadgeCheck aria-hidden className="mr-1.5 size-3.5" />
              {reviews.boughtOn(formatLocalDate(`${boughtOn}T12:00:00+05:45`, ui.language))}
            </Badge>
          </div>
        </div>
        <p className="text-fine text-muted">
          <DateText instant={review.createdAt} />
          {review.editedAt !== null && `, ${reviews.edited}`}
        </p>
      </div>
      {text === '' ? (
        <p className="mt-3 text-muted">{reviews.onlyStars}</p>
      ) : (
        <p lang={language} className="mt-3 max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      <Aspects aspects={review.aspects} />
      {photos.length > 0 && (
        <ul
          aria-label={reviews.photos(formatCount(photos.length, ui.language))}
          className="mt-3 flex flex-wrap gap-2"
        >
          {photos.map((photo) => (
            <li key={photo.src}>
              <a href={photo.src} target="_blank" rel="noreferrer">
                <Picture picture={photo} sizes="80px" onlyWidths={[160]} className="size-20 rounded-badge" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <About about={review.about} shop={shop} choice={choice.map((one) => inLanguage(one, ui.language))} />
        {helpfulCount > 0 && (
          <span className="text-fine text-muted">
            {reviews.helpful(formatCount(helpfulCount, ui.language))}
          </span>
        )}
      </div>
      <ReplyPart shop={shop} review={review}>
        <Button
          variant="quiet"
          icon={<Flag aria-hidden />}
          className="ml-auto text-small text-muted"
          onClick={() => setIsReporting(true)}
        >
          {reviews.report.open}
        </Button>
      </ReplyPart>
      {isReporting && (
        <ReportDialog shopId={shop.shopId} reviewId={review.id} onClose={() => setIsReporting(false)} />
      )}
    </li>
  )
}

function Aspects({ aspects }: Pick<ShopReview, 'aspects'>) {
  const { reviews } = useArea('vendor')
  const { ui } = useMessages()
  if (aspects.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-fine text-muted">
      {aspects.map(({ name, stars }) => (
        <li key={name.en}>
          {inLanguage(name, ui.language)}:{' '}
          <span className="font-semibold text-ink">{reviews.stars(formatCount(stars, ui.language))}</span>
        </li>
      ))}
    </ul>
  )
}

interface AboutProps {
  about: ShopReview['about']
  shop: Shop
  choice: string[]
}

/** What it is about: a small picture with its name, or the shop itself. */
function About({ about, shop, choice }: AboutProps) {
  const { reviews } = useArea('vendor')
  const { ui } = useMessages()
  const title = about.kind === 'shop' ? reviews.ofShop : inLanguage(about.title, ui.language)
  return (
    <p className="flex min-w-0 items-center gap-2 text-small text-muted">
      {about.picture ? (
        <Picture
          picture={about.picture}
          sizes="28px"
          onlyWidths={[160]}
          isDecorative
          className="size-7 shrink-0 rounded-badge"
        />
      ) : (
        <LetterSign
          name={shop.name}
          letter={shop.sign}
          colour={shop.signColour}
          className="size-7 shrink-0 rounded-badge text-fine"
        />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">{[title, ...choice].join(', ')}</span>
    </p>
  )
}
