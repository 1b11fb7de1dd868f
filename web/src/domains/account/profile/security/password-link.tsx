import { useMutation } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { failureName } from '../../form/failure-name.ts'
import { DoneNote } from '../done-note.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

/** For an account that was opened with Google: its first password is set through a link in a mail. */
export function PasswordLink() {
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
