import envelope from 'picture:state-envelope'
import plug from 'picture:state-plug'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { NotificationRow } from './notification-row.tsx'
import { notificationQueries, useRead, useUnread, type Place } from './notifications.queries.ts'
import { useUnreadText } from './unread-count.tsx'

export function NotificationSkeleton({ count }: { count: number }) {
  const { loading } = useArea('profile').notifications
  return (
    <SkeletonGroup label={loading} className="divide-y divide-line">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex gap-3 px-4 py-3.5 md:px-5">
          <Skeleton className="size-11 rounded-chip" />
          <div className="grid grow content-center gap-2">
            <Skeleton className="h-4 w-2/5 rounded-full" />
            <Skeleton className="h-3.5 w-3/5 rounded-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Everything that somebody was told in a shop or as a shopper, newest first. */
export function NotificationList({ place, onChoices }: { place: Place; onChoices(): void }) {
  const texts = useArea('profile').notifications
  const list = useEndlessList(notificationQueries.list(useCall(), place))
  const unread = useUnread(place)
  const figure = useUnreadText(unread ?? 0)
  const read = useRead(place)
  const { rows } = list
  if (list.hasFailed) {
    return (
      <ErrorState picture={plug} headingLevel={2} heading={texts.failed} query={list}>
        {texts.failedText}
      </ErrorState>
    )
  }
  const newest = rows?.[0]
  if (rows && !newest) {
    return (
      <div role="status">
        <EmptyState
          picture={envelope}
          heading={texts.none}
          headingLevel={2}
          actions={
            <Button variant="secondary" isWide onClick={onChoices}>
              {texts.menu.choices}
            </Button>
          }
        >
          {texts.noneText[place === null ? 'profile' : 'shop']}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      {/* Keeps its place while it is not known how many are unread, and when none is. */}
      <div className="flex min-h-12 items-center justify-between gap-3 px-1">
        <p className="text-small text-muted">
          {newest && unread !== undefined && (unread > 0 ? texts.unread(figure) : texts.allRead)}
        </p>
        {newest && unread !== undefined && unread > 0 && (
          <Button
            variant="secondary"
            isBusy={read.isPending}
            onClick={() => read.mutate({ id: newest.id, andEarlier: true })}
          >
            {texts.readAll}
          </Button>
        )}
      </div>
      <div className="overflow-hidden rounded-panel bg-surface shadow-2">
        {rows ? (
          <ul aria-label={texts.title} className="divide-y divide-line">
            {rows.map((item) => (
              <NotificationRow key={item.id} place={place} item={item} />
            ))}
          </ul>
        ) : (
          <NotificationSkeleton count={6} />
        )}
      </div>
      {rows && (
        <div className="flex flex-wrap items-center justify-between gap-3 px-1">
          <p role="status" className="text-small text-muted">
            {list.hasMoreFailed ? texts.failed : list.hasMore ? '' : texts.isEnd}
          </p>
          {list.hasMore && (
            <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
              {texts.loadMore}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
