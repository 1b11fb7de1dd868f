import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSignInWays } from '../profile.queries.ts'
import { LoadFailure } from '../../load-failure.tsx'
import { PasswordForm } from './password-form.tsx'
import { PasswordLink } from './password-link.tsx'

export function PasswordPanel() {
  const profile = useArea('profile')
  const { data: ways, isFetching, refetch } = useSignInWays()
  return (
    <Panel title={profile.password}>
      {ways && (ways.hasPassword ? <PasswordForm /> : <PasswordLink />)}
      {!ways && isFetching && <PasswordSkeleton />}
      {!ways && !isFetching && <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
    </Panel>
  )
}

/** As high as the form, which nearly everyone gets, so that the page does not shift. */
function PasswordSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5 md:grid-cols-2">
      <Skeleton className="h-5 w-2/3 rounded-full md:col-span-2" />
      {/* The heights of what follows each field: the button that reveals the password, and the rules of the new one. */}
      {['h-9', 'h-22'].map((below) => (
        <div key={below}>
          <Skeleton className="mb-2 h-5 w-32 rounded-full" />
          <Skeleton className="h-13 rounded-control" />
          <div className={below} />
        </div>
      ))}
      <Skeleton className="h-13 w-52 rounded-control" />
    </SkeletonGroup>
  )
}
