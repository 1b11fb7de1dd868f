import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSessions } from '../profile.queries.ts'
import { LoadFailure } from '../../load-failure.tsx'
import { SessionRow } from './session-row.tsx'

interface SessionListProps {
  max?: number
  /** Whether devices other than this one can be signed out here. */
  canEnd?: boolean
}

/** Sorts this device first, then the others by their last use. */
const inOrder = (sessions: SignedInDevice[]) =>
  sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  )

export function SessionList({ max, canEnd = false }: SessionListProps) {
  const { data, isFetching, refetch } = useSessions()
  if (!data) {
    if (isFetching) return <SessionSkeleton />
    return <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <ul
      tabIndex={-1}
      className="-my-1 divide-y divide-line border-t border-line outline-none focus-visible:shadow-none"
    >
      {inOrder(data)
        .slice(0, max)
        .map((session) => (
          <SessionRow key={session.id} session={session} canEnd={canEnd} />
        ))}
    </ul>
  )
}

function SessionSkeleton() {
  return (
    <SkeletonGroup className="-my-1 divide-y divide-line border-t border-line">
      {['first', 'second'].map((row) => (
        <div key={row} className="grid min-h-17 content-center gap-2 py-3">
          <Skeleton className="h-4 w-40 rounded-full" />
          <Skeleton className="h-3 w-56 max-w-full rounded-full" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
