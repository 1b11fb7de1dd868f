import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { MailAgain } from './sign-in/mail-again.tsx'
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
