import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import { useState, type ReactNode } from 'react'
import type { OwnReview, Purchase } from '@haat/contract/domains/reviews.own.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { ownReviewsQueries } from '../own-reviews.queries.ts'
import { OwnHead } from './own-head.tsx'
import { PurchaseLine } from './purchase-line.tsx'
import { StarLinks } from './star-links.tsx'
import { WrittenCard } from './written-card.tsx'

const pageSize = 10
/** The most that a list gives at once. */
const maxPageSize = 100
export const cardClass = 'grid gap-3 rounded-panel bg-surface p-4 shadow-1 md:p-5'

/** What there is to review, and what was written. */
export function OwnReviewsPage() {
  const { ui } = useMessages()
  const texts = useArea('profile').ownReviews
  const call = useCall()
  const { userId } = useCurrentUser()
  const [toWriteSize, setToWriteSize] = useState(pageSize)
  const [writtenSize, setWrittenSize] = useState(pageSize)
  const options = { placeholderData: keepPreviousData }
  const toWrite = useQuery({ ...ownReviewsQueries.toWrite(call, userId, toWriteSize), ...options })
  const written = useQuery({ ...ownReviewsQueries.written(call, userId, writtenSize), ...options })
  const count = ({ data }: UseQueryResult<List<unknown>>) =>
    data && data.total > 0 ? formatCount(data.total, ui.language) : undefined
  return (
    <>
      <OwnHead title={texts.title} isList />
      <div className="mt-2 md:mt-4">
        <Tabs
          label={texts.tabs}
          tabs={[
            {
              id: 'to-write',
              label: texts.toWrite,
              count: count(toWrite),
              panel: (
                <Rows
                  query={toWrite}
                  empty={[texts.nothingToWrite, texts.nothingToWriteText]}
                  onMore={() => setToWriteSize(Math.min(maxPageSize, toWriteSize + pageSize))}
                  render={(purchase) => (
                    <ToWriteCard key={`${purchase.kind} ${purchase.id}`} purchase={purchase} />
                  )}
                />
              ),
            },
            {
              id: 'written',
              label: texts.written,
              count: count(written),
              panel: (
                <Rows
                  query={written}
                  empty={[texts.nothingWritten, texts.nothingWrittenText]}
                  onMore={() => setWrittenSize(Math.min(maxPageSize, writtenSize + pageSize))}
                  render={(review: OwnReview) => <WrittenCard key={review.id} review={review} />}
                />
              ),
            },
          ]}
        />
      </div>
    </>
  )
}

interface List<Row> {
  items: Row[]
  total: number
}

interface RowsProps<Row> {
  query: UseQueryResult<List<Row>>
  empty: [heading: string, text: string]
  onMore(): void
  render(row: Row): ReactNode
}

function Rows<Row>({ query, empty: [heading, text], onMore, render }: RowsProps<Row>) {
  const texts = useArea('profile').ownReviews
  const { data, isError, isPlaceholderData } = query
  if (isError && !data)
    return <ErrorState picture={teapot} headingLevel={2} heading={texts.loadFailed} query={query} />
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-36 rounded-panel" />
        <Skeleton className="h-36 rounded-panel" />
      </SkeletonGroup>
    )
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        picture={basket}
        tone="cream"
        headingLevel={2}
        heading={heading}
        actions={
          <Link to="/profile/orders" className={buttonClass({ variant: 'secondary' })}>
            {texts.toOrders}
          </Link>
        }
      >
        {text}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 xl:grid-cols-2">{data.items.map(render)}</ul>
      {data.items.length < Math.min(data.total, maxPageSize) && (
        <Button
          variant="secondary"
          isBusy={isPlaceholderData}
          onClick={onMore}
          className="justify-self-start"
        >
          {texts.more}
        </Button>
      )}
    </div>
  )
}

/** One thing to review, with the stars to begin with. */
export function ToWriteCard({ purchase }: { purchase: Purchase }) {
  return (
    <li className={cardClass}>
      <PurchaseLine purchase={purchase} />
      <StarLinks about={purchase} />
    </li>
  )
}
