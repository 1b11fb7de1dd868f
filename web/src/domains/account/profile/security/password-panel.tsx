import { useMutation } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { failureName } from '../../form/failure-name.ts'
import { useSignInWays } from '../../sign-in-ways.ts'
import { LoadFailure } from '../../load-failure.tsx'
import { useProfileUser } from '../../profile-frame.tsx'
import { DoneNote } from '../done-note.tsx'
import { PasswordForm } from './password-form.tsx'

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

/** For an account that was opened with Google: its first password is set through a link in a mail. */
function PasswordLink() {
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const { email } = useProfileUser()
  const ask = useMutation({
    mutationFn: () => call('POST /auth/forgot-password', { body: { email } }),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p>{profile.noPassword}</p>
      {ask.isSuccess ? (
        <DoneNote>{profile.passwordLinkSent(email)}</DoneNote>
      ) : (
        <Button isBusy={ask.isPending} busyLabel={profile.sending} onClick={() => ask.mutate()}>
          {profile.mailPasswordLink}
        </Button>
      )}
      <FormError text={ask.isError ? failures[failureName(ask.error)] : undefined} />
    </div>
  )
}
