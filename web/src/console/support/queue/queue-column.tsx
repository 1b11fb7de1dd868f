import envelope from 'picture:state-envelope'
import type { DeskCounts, DeskTicket } from '@haat/contract/domains/support.desk.ts'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useOfficeClock } from '../time/use-office-clock.ts'
import type { useDeskSearch } from './use-desk-search.ts'
import { SavedViews } from '#console/staff/views/saved-views.tsx'
import { ExportButton } from './export-button.tsx'
import { QueueHead } from './queue-head.tsx'
import { QueueRow } from './queue-row.tsx'
import { QueueTools } from './queue-tools.tsx'

interface QueueColumnProps {
  address: ReturnType<typeof useDeskSearch>
  queue: EndlessList<DeskTicket, { counts: DeskCounts }>
  openNumber: string | undefined
  onAssignToMe(ticket: DeskTicket): void
}

export function QueueColumn({ address, queue, openNumber, onAssignToMe }: QueueColumnProps) {
  const { desk, parts } = useArea('staff')
  const { now, holidays, hours } = useOfficeClock()
  const { search, query, change } = address
  return (
    <>
      <QueueHead />
      <QueueTools search={search} counts={queue.firstPage?.counts} change={change} />
      <div className="px-4.5 py-2 empty:hidden">
        <SavedViews page="desk" />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {queue.hasFailed ? (
          <ErrorState picture={envelope} headingLevel={2} onRetry={queue.retry} isRetrying={queue.isLoading}>
            {desk.failed}
          </ErrorState>
        ) : !queue.rows ? (
          <QueueSkeleton />
        ) : queue.rows.length === 0 ? (
          <NoTickets address={address} />
        ) : (
          <>
            <ul aria-label={desk.queue}>
              {queue.rows.map((ticket) => (
                <QueueRow
                  key={ticket.number}
                  ticket={ticket}
                  isOpen={ticket.number === openNumber}
                  {...{ query, now, holidays, hours, onAssignToMe }}
                />
              ))}
            </ul>
            <div className="grid gap-2 p-4.5">
              {queue.hasMore && (
                <>
                  <FormError text={queue.hasMoreFailed ? parts.moreFailed : undefined} />
                  <Button variant="secondary" isBusy={queue.isLoadingMore} onClick={queue.loadMore}>
                    {desk.more}
                  </Button>
                </>
              )}
              <ExportButton search={search} />
            </div>
          </>
        )}
      </div>
    </>
  )
}

function NoTickets({ address }: { address: ReturnType<typeof useDeskSearch> }) {
  const { desk } = useArea('staff')
  const { search, change } = address
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
