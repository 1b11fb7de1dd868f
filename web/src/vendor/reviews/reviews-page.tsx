import basket from 'picture:state-basket'
import plug from 'picture:state-plug'
import { shopReviewPeriods, shopReviewViews } from '@haat/contract/domains/reviews.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { Segments } from '#office/parts/segments.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { SuspendedNote } from '../vendors/suspended-note.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewQueries } from './reviews.queries.ts'

const starChoices = ['5', '4', '3', '2', '1'] as const

/** What shoppers say of the shop and of what it sells; those without its reply come first. */
export default function ReviewsPage({ shop }: { shop: Shop }) {
  const { reviews } = useArea('vendor')
  const { ui } = useMessages()
  const { search, change } = useSearchParams()
  const view = shopReviewViews.find((one) => one === search['view']) ?? 'unanswered'
  const stars = starChoices.find((one) => one === search['stars'])
  const period = shopReviewPeriods.find((one) => one === search['period']) ?? 'all'
  const list = useEndlessList(reviewQueries.list(useCall(), shop.shopId, { view, period, stars }))
  const { rows, firstPage } = list
  const count = (number: number) => formatCount(number, ui.language)
  return (
    <PageLayout>
      <PageHead
        title={reviews.title}
        note={
          firstPage?.ofPeriod
            ? reviews.recent.lead(
                count(firstPage.ofPeriod.count),
                inDigitsOf(ui.language, firstPage.ofPeriod.average?.toFixed(1) ?? ''),
              )
            : firstPage
              ? reviews.lead(count(firstPage.totalCount), count(firstPage.unansweredCount))
              : reviews.leadWaiting
        }
      />
      {shop.state === 'suspended' && <SuspendedNote />}
      <div className="flex flex-wrap items-center gap-3">
        <div role="group" aria-label={reviews.viewsLabel} className="grow basis-72 sm:max-w-md">
          <Segments
            names={reviews.views}
            chosen={view}
            onChoose={(chosen) => change({ view: chosen === 'unanswered' ? '' : chosen })}
          />
        </div>
        <div className="w-full sm:w-44">
          <SelectInput
            aria-label={reviews.starsLabel}
            value={stars ?? ''}
            onChange={(event) => change({ stars: event.target.value })}
          >
            <option value="">{reviews.anyStars}</option>
            {starChoices.map((one) => (
              <option key={one} value={one}>
                {reviews.stars(count(Number(one)))}
              </option>
            ))}
          </SelectInput>
        </div>
        {period !== 'all' && <Chip label={reviews.recent.name} onRemove={() => change({ period: '' })} />}
      </div>
      {list.hasFailed ? (
        <ErrorState picture={plug} headingLevel={2} heading={reviews.failed} query={list} />
      ) : !rows ? (
        <SkeletonGroup className="grid gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-40 rounded-panel" />
          ))}
        </SkeletonGroup>
      ) : rows.length === 0 ? (
        <EmptyState
          picture={basket}
          tone="pine"
          headingLevel={2}
          heading={period === 'all' ? reviews.noneTitle[stars ? 'all' : view] : reviews.recent.none}
          actions={
            (stars !== undefined || view !== 'all' || period !== 'all') && (
              <Button variant="secondary" onClick={() => change({ view: 'all', stars: '', period: '' })}>
                {reviews.showAll}
              </Button>
            )
          }
        >
          {stars ? reviews.none.stars : reviews.none[view]}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={reviews.list} className="grid gap-4">
            {rows.map((review) => (
              <ReviewCard key={review.id} shop={shop} review={review} />
            ))}
          </ul>
          {list.hasMore && (
            <div className="grid justify-items-start gap-2">
              <FormError text={list.hasMoreFailed ? reviews.moreFailed : undefined} />
              <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
                {reviews.more}
              </Button>
            </div>
          )}
        </>
      )}
    </PageLayout>
  )
}
