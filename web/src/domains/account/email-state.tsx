import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'

/** Shows the address of the account and whether it is confirmed; if it is not, offers to send another link. */
export function EmailState({ user }: { user: Pick<User, 'email' | 'emailVerified'> }) {
  const menu = useArea('accountMenu')
  return (
    <div className="mb-2">
      <p className="flex flex-wrap items-center gap-x-3 break-words text-muted">
        {user.email}
        {user.emailVerified && (
          <span className="flex items-center gap-1 text-small font-semibold text-pine">
            <BadgeCheck className="size-4" />
            {menu.verified}
          </span>
        )}
      </p>
      {!user.emailVerified && <Unverified email={user.email} />}
    </div>
  )
}

function Unverified({ email }: { email: string }) {
  const menu = useArea('accountMenu')
  const call = useCall()
  const [outcome, setOutcome] = useState<'sending' | 'resent' | 'failed'>()

  async function resend() {
    if (outcome === 'sending' || outcome === 'resent') return
    setOutcome('sending')
    const sent = call('POST /auth/resend-verification-email', { body: { email } })
    setOutcome(
      await sent.then(
        () => 'resent' as const,
        () => 'failed' as const,
      ),
    )
  }

  return (
    <div className="mt-3 rounded-picture bg-cream p-4 text-cream-ink">
      <p className="font-semibold">{menu.unverified}</p>
      <p className="text-small">{menu.unverifiedText}</p>
      <button
        type="button"
        aria-busy={outcome === 'sending' || undefined}
        hidden={outcome === 'resent'}
        className="min-h-11 font-semibold underline"
        onClick={() => void resend()}
      >
        {menu.resend}
      </button>
      <p role="status" className="text-small font-semibold">
        {outcome === 'resent' && menu.resent(email)}
        {outcome === 'failed' && menu.resendFailed}
      </p>
    </div>
  )
}
