import { useMutation } from '@tanstack/react-query'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureName } from './form/failure-name.ts'
import { useCoolDown } from '#ui/form/use-cool-down.ts'

const coolDownSeconds = 60

/** Sends the mail with the confirmation link again, then waits a minute before it can be pressed again. */
export function ResendButton({ email }: { email: string }) {
  const { ui } = useMessages()
  const { mail, failures } = useArea('signIn')
  const { emailCard, sending } = useArea('profile')
  const call = useCall()
  const { left, restart } = useCoolDown(coolDownSeconds, false)
  const resend = useMutation({
    mutationFn: () => call('POST /auth/resend-verification-email', { body: { email } }),
    onSuccess: () => {
      restart()
      void showToast('success', emailCard.resent)
    },
    onError: (failure) => void showToast('error', failures[failureName(failure)]),
  })
  return (
    <Button
      variant="secondary"
      isWide
      isBusy={resend.isPending}
      busyLabel={sending}
      aria-disabled={left > 0 || undefined}
      className="aria-disabled:text-muted"
      onClick={() => left > 0 || resend.mutate()}
    >
      {left > 0 ? mail.againIn(formatCount(left, ui.language)) : mail.again}
    </Button>
  )
}
