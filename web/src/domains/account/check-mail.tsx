import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useCoolDown } from '#ui/form/use-cool-down.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { failureName, type FailureName } from './form/failure-name.ts'
import { requestPasswordReset } from './sign-in/request-password-reset.ts'

interface CheckMailProps {
  email: string
  purpose: 'verify' | 'reset'
  onSignIn?: () => void
}

/** Shown while a mail is on its way: what to do if it does not come, and a button that sends it again. */
export function CheckMail({ email, purpose, onSignIn }: CheckMailProps) {
  const { mail } = useArea('signIn')
  const { hasDev } = usePublicConfig()
  const call = useCall()
  const send = () =>
    purpose === 'verify'
      ? call('POST /auth/resend-verification-email', { body: { email } })
      : requestPasswordReset(call, email)
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted">{mail.patience}</p>
      {onSignIn && (
        <Button size="large" isWide onClick={onSignIn}>
          {mail.signIn}
        </Button>
      )}
      <MailAgain send={send} />
      {hasDev && (
        <a
          href="/dev/mail"
          target="_blank"
          rel="noopener"
          className="min-h-11 content-center text-center font-semibold text-crimson hover:underline"
        >
          {mail.demo}
        </a>
      )}
    </div>
  )
}

const coolDownSeconds = 60

/** Sends a mail again, a minute after the last one at the earliest. */
function MailAgain({ send }: { send(): Promise<unknown> }) {
  const { mail, failures } = useArea('signIn')
  const { ui } = useMessages()
  const { left, restart } = useCoolDown(coolDownSeconds)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<FailureName | 'sent'>()

  async function sendAgain() {
    if (left > 0) return
    setIsBusy(true)
    setOutcome(undefined)
    setOutcome(await send().then(() => 'sent' as const, failureName))
    setIsBusy(false)
    restart()
  }

  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        isWide
        isBusy={isBusy}
        aria-disabled={left > 0 || undefined}
        className="aria-disabled:text-muted"
        onClick={sendAgain}
      >
        {left > 0 ? mail.againIn(formatCount(left, ui.language)) : mail.again}
      </Button>
      <p role="status" className="text-center text-small font-semibold text-pine empty:hidden">
        {outcome === 'sent' && mail.sentAgain}
      </p>
      <FormError text={outcome && outcome !== 'sent' ? failures[outcome] : undefined} />
    </div>
  )
}
