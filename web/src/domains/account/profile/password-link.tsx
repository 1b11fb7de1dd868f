import { useMutation } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { failureName } from '../failure-name.ts'
import { DoneNote } from './done-note.tsx'
import { useProfileUser } from './use-profile-user.ts'

/** For an account that came by Google: its first password is set by a link in the mail. */
export function PasswordLink() {
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const { email } = useProfileUser()
  const ask = useMutation({
    mutationFn: () => call('POST /auth/forgot-password', { body: { email } }),
    networkMode: 'always',
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
      <Refusal text={ask.isError ? failures[failureName(ask.error)] : undefined} />
    </div>
  )
}
