import { useQueries } from '@tanstack/react-query'
import type { Review, ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { isFiltered, noFilters, type ReviewSearch } from '../review-search.ts'
import { countShown, moreCount, reviewsQueries, type ReviewSubject } from '../reviews.queries.ts'
import { FilterButton } from './filter-button.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { ReviewChips } from './review-chips.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewLink } from './review-link.tsx'
import { SortMenu } from './sort-menu.tsx'

interface ReviewListProps {
  subject: ReviewSubject
  search: ReviewSearch
  /** Undefined until it is loaded, and where it could not be. */
  summary: ReviewSummary | undefined
  /** Of all reviews, whatever is chosen. */
  count: number
}

export function ReviewList({ subject, search, summary, count }: ReviewListProps) {
  const pages = useQueries({ queries: reviewsQueries.pages(useCall(), subject, search) })
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const figure = (many: number) => formatCount(many, ui.language)
  const loaded = pages.flatMap(({ data }) => data?.items ?? [])
  const reviews = [...new Map(loaded.map((review) => [review.id, review])).values()].slice(
    0,
    countShown(search),
  )
  const total = pages.findLast(({ data }) => data)?.data?.total ?? 0
  const failed = pages.find(({ isError }) => isError)
  const isLoading = pages.some(({ isPending }) => isPending)
  const isOld = pages.some(({ isPlaceholderData }) => isPlaceholderData)
  const isDone = !isLoading && !failed
  const hasFilter = isFiltered(search)
  // What only shortens the way is left out of the HTML, in which every byte delays the first screen; its room is kept.
  const isHydrated = useIsHydrated()
  const tools = isHydrated ? summary : undefined
  return (
    <div className="min-w-0">
      <div className="review-tools">
        <div>{tools && <ReviewChips search={search} summary={tools} />}</div>
        <div>
          {tools && (
            <FilterButton search={search} summary={tools} total={total} isCounting={isLoading || isOld} />
          )}
          {isHydrated && <SortMenu search={search} />}
        </div>
      </div>
      {summary && <PhotoStrip summary={summary} />}
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-small text-muted">
        <p role="status">{isDone && !isOld && hasFilter && texts.shown(figure(total), figure(count))}</p>
        {hasFilter && (
          <ReviewLink
            change={noFilters}
            className="flex min-h-11 items-center font-semibold text-crimson underline"
          >
            {texts.all}
          </ReviewLink>
        )}
      </div>
      <ReviewItems reviews={reviews} isLoading={isLoading} isOld={isOld} />
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
      {isDone && reviews.length === 0 && <p className="py-4 text-muted">{texts.noMatch}</p>}
      {isDone && reviews.length < total && (
        <p className="mt-5 flex items-center gap-4">
          <ReviewLink
            change={{ reviewPages: (search.reviewPages ?? 1) + 1 }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {texts.more(figure(Math.min(moreCount, total - reviews.length)))}
          </ReviewLink>
          <span className="text-small text-muted">{texts.moreOf(figure(reviews.length), figure(total))}</span>
        </p>
      )}
    </div>
  )
}

interface ReviewItemsProps {
  reviews: readonly Review[]
  isLoading: boolean
  isOld: boolean
}

const ReviewItems = ({ reviews, isLoading, isOld }: ReviewItemsProps) => (
  <div aria-busy={isLoading} className={classNames('*:border-t *:border-line', isOld && 'opacity-60')}>
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} />
    ))}
  </div>
)

const ReviewSkeleton = () => (
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
