import envelope from 'picture:state-envelope'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { CheckMail } from '../check-mail.tsx'
import { EmailForm } from '../form/email-form.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { ForgotForm } from '../forgot-form.tsx'
import { LinkScreen } from './link-screen.tsx'

interface NewLinkProps {
  purpose: 'verify' | 'reset'
}

/** Shown for a link that is old, used or unknown: asks for an address and sends another link to it. */
export function NewLink({ purpose }: NewLinkProps) {
  const { unknown, unknownText, sendNew } = useArea('mailLinks')
  const call = useCall()
  const [email, setEmail] = useState<string>()
  if (email !== undefined) return <NewLinkSent purpose={purpose} email={email} />
  const form =
    purpose === 'reset' ? (
      <ForgotForm onSent={setEmail} />
    ) : (
      <EmailForm
        id="resend-email"
        submitLabel={sendNew}
        send={(address) => call('POST /auth/resend-verification-email', { body: { email: address } })}
        onSent={setEmail}
      />
    )
  return (
    <LinkScreen heading={unknown} actions={form}>
      {unknownText}
    </LinkScreen>
  )
}

function NewLinkSent({ purpose, email }: NewLinkProps & { email: string }) {
  const { mail } = useArea('signIn')
  return (
    <LinkScreen
      picture={envelope}
      tone="pine"
      heading={<FocusedHeading>{mail.title}</FocusedHeading>}
      actions={<CheckMail purpose={purpose} email={email} />}
    >
      {purpose === 'reset' ? mail.reset(email) : mail.resent(email)}
    </LinkScreen>
  )
}
