import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import type { DeepList } from './use-deep-list.ts'

interface LoadMoreProps {
  list: Pick<DeepList<unknown>, 'hasMore' | 'isLoadingMore' | 'hasMoreFailed' | 'more'>
  /** How many are there already. */
  shown: string
}

/** The end of a list that goes on. */
export function LoadMore({ list, shown }: LoadMoreProps) {
  const { parts } = useArea('staff')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-1 pt-3">
      <p role="status" className="text-small text-muted">
        {list.hasMoreFailed ? parts.moreFailed : list.hasMore ? shown : `${shown} · ${parts.isEnd}`}
      </p>
      {list.hasMore && (
        <Button
          variant="secondary"
          isBusy={list.isLoadingMore}
          busyLabel={parts.loadingMore}
          onClick={list.more}
        >
          {list.hasMoreFailed ? parts.retry : parts.loadMore}
        </Button>
      )}
    </div>
  )
}
