import envelope from 'picture:state-envelope'
import type { DeskTicket } from '@haat/contract/domains/support.desk.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { PlaceViews } from '../../views/place-views.tsx'
import { useOfficeClock } from '../use-office-clock.ts'
import type { useDeskSearch } from '../use-desk-search.ts'
import type { useQueue } from '../use-queue.ts'
import { ExportButton } from './export-button.tsx'
import { QueueHead } from './queue-head.tsx'
import { QueueRow } from './queue-row.tsx'
import { QueueTools } from './queue-tools.tsx'

interface QueueColumnProps {
  desk: ReturnType<typeof useDeskSearch>
  queue: ReturnType<typeof useQueue>
  opened: string | undefined
  onTake(ticket: DeskTicket): void
}

export function QueueColumn({ desk: place, queue, opened, onTake }: QueueColumnProps) {
  const { desk } = useArea('staff')
  const { now, holidays, hours } = useOfficeClock()
  const { search, query, change } = place
  return (
    <>
      <QueueHead />
      <QueueTools search={search} counts={queue.counts} change={change} />
      <div className="px-4.5 py-2 empty:hidden">
        <PlaceViews place="desk" />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {queue.isLoading ? (
          <QueueSkeleton />
        ) : queue.isFailed ? (
          <ErrorState picture={envelope} headingLevel={2} onRetry={queue.retry} isRetrying={queue.isFetching}>
            {desk.failed}
          </ErrorState>
        ) : queue.items.length === 0 ? (
          <NoTickets place={place} />
        ) : (
          <>
            <ul aria-label={desk.queue}>
              {queue.items.map((ticket) => (
                <QueueRow
                  key={ticket.number}
                  ticket={ticket}
                  isOpen={ticket.number === opened}
                  {...{ query, now, holidays, hours, onTake }}
                />
              ))}
            </ul>
            <div className="grid gap-2 p-4.5">
              {queue.hasMore && (
                <Button variant="secondary" isBusy={queue.isFetchingMore} onClick={queue.loadMore}>
                  {desk.more}
                </Button>
              )}
              <ExportButton search={search} />
            </div>
          </>
        )}
      </div>
    </>
  )
}

function NoTickets({ place }: { place: ReturnType<typeof useDeskSearch> }) {
  const { desk } = useArea('staff')
  const { search, change } = place
  const isFiltered = search.type !== '' || search.searchTerm !== ''
  return (
    <EmptyState
      picture={envelope}
      tone="pine"
      headingLevel={2}
      heading={desk.noneTitle}
      actions={
        isFiltered && (
          <Button variant="secondary" onClick={() => change({ type: '', searchTerm: '' })}>
            {desk.clear}
          </Button>
        )
      }
    >
      {isFiltered ? desk.none.found : desk.none[search.tab]}
    </EmptyState>
  )
}

const QueueSkeleton = () => (
  <SkeletonGroup>
    {Array.from({ length: 7 }, (_, at) => (
      <div key={at} className="grid gap-2.5 border-b border-line px-4.5 py-4">
        <Skeleton className="h-4 w-40 rounded-full" />
        <Skeleton className="h-4 w-60 rounded-full" />
        <Skeleton className="ml-auto h-4 w-32 rounded-full" />
      </div>
    ))}
  </SkeletonGroup>
)
