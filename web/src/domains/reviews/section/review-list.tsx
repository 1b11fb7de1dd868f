import { useQueries } from '@tanstack/react-query'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { Review } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { StarRow } from '#ui/rating/star-row.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { ReviewLink } from './review-link.tsx'
import type { ReviewSearch } from '../review-search.ts'
import { reviewsQueries, type ReviewSubject } from '../reviews.queries.ts'

type ReviewListProps = { subject: ReviewSubject; search: ReviewSearch }

export function ReviewList({ subject, search }: ReviewListProps) {
  const pages = useQueries({ queries: reviewsQueries.pages(useCall(), subject, search) })
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const reviews = pages.flatMap(({ data }) => data?.items ?? [])
  const total = pages.find(({ data }) => data)?.data?.total ?? 0
  const failed = pages.find(({ isError }) => isError)
  const isLoading = pages.some(({ isPending }) => isPending)
  return (
    <div className="min-w-0">
      <ListHead search={search} />
      <div
        aria-busy={isLoading}
        className={classNames(pages.some(({ isPlaceholderData }) => isPlaceholderData) && 'opacity-60')}
      >
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </div>
      {isLoading && <ReviewSkeleton />}
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-4">
          <p>
            {texts.failed} {ui.triesItself}
          </p>
          <Button variant="secondary" onClick={() => void failed.refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!isLoading && !failed && reviews.length === 0 && <p className="text-muted">{texts.noMatch}</p>}
      {!isLoading && !failed && reviews.length < total && (
        <ReviewLink
          change={{ reviewPages: pages.length + 1 }}
          className={buttonClass({ variant: 'secondary', className: 'mt-6' })}
        >
          {texts.more}
        </ReviewLink>
      )}
    </div>
  )
}

/** The current filter and the choice of sort order. */
function ListHead({ search: { stars, reviewSort } }: { search: ReviewSearch }) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const sortClass = 'flex min-h-11 items-center rounded-chip px-2.5 text-small hover:bg-sunken'
  const sort = (field: ReviewSearch['reviewSort'], name: string) => (
    <ReviewLink
      change={{ reviewSort: field, reviewPages: undefined }}
      isCurrent={reviewSort === field}
      className={classNames(sortClass, reviewSort === field ? 'font-semibold text-crimson' : 'text-muted')}
    >
      {name}
    </ReviewLink>
  )
  return (
    <div className="-mt-2.5 mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <div role="group" aria-label={texts.sortBy} className="-ml-2.5 flex">
        {sort(undefined, texts.helpful)}
        {sort('createdAt', texts.newest)}
      </div>
      {stars && (
        <p className="flex items-center gap-2 text-small">
          {texts.showing(formatCount(stars, ui.language))}
          <ReviewLink
            change={{ stars: undefined, reviewPages: undefined }}
            className="flex min-h-11 items-center font-semibold text-crimson underline"
          >
            {texts.all}
          </ReviewLink>
        </p>
      )}
    </div>
  )
}

export const ReviewSkeleton = () => (
  <SkeletonGroup className="grid gap-6 py-2">
    {[0, 1].map((each) => (
      <span key={each} className="grid gap-2.5">
        <Skeleton className="h-4 w-56 max-w-full rounded-full" />
        <Skeleton className="h-4 w-full max-w-text rounded-full" />
        <Skeleton className="h-4 w-2/3 rounded-full" />
      </span>
    ))}
  </SkeletonGroup>
)

/** One review, in the language in which it was written. */
function ReviewItem({ review }: { review: Review }) {
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
          <DateText instant={createdAt} />
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
