import { useState, type ReactNode } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { isLinkRefused } from './mail-links/is-link-refused.ts'
import { CheckingScreen, CutScreen, LinkPage, LinkScreen } from './mail-links/link-screen.tsx'
import { NewLink } from './mail-links/new-link.tsx'
import { NewPasswordForm } from './mail-links/new-password-form.tsx'
import { PasswordChanged } from './mail-links/password-changed.tsx'
import { useSession } from './session.tsx'
import { UnreachableScreen } from './mail-links/unreachable-screen.tsx'
import { useFirstAnswer } from './mail-links/use-first-answer.ts'
import { useSessionActions } from './use-session-actions.ts'

interface ResetPasswordPageProps {
  token: string | undefined
  onSignIn(email: string): void
}

export function ResetPasswordPage({ token, onSignIn }: ResetPasswordPageProps) {
  const texts = useArea('mailLinks')
  if (token !== undefined) return <Reset key={token} token={token} onSignIn={onSignIn} />
  return (
    <LinkPage title={texts.resetTitle} news={texts.cut}>
      <CutScreen />
    </LinkPage>
  )
}

/** Checks first whether the link still works, so that nobody types a new password in vain. */
function Reset({ token, onSignIn }: { token: string; onSignIn(email: string): void }) {
  const texts = useArea('mailLinks')
  const call = useCall()
  const [state, askAgain] = useFirstAnswer(() =>
    call('GET /auth/verify-password-reset-token/:token', { params: { token } }),
  )
  const [end, setEnd] = useState<'done' | 'refused'>()
  const session = useSession()
  const { signOut } = useSessionActions()

  const page = (news: string, screen: ReactNode) => (
    <LinkPage title={texts.resetTitle} news={news}>
      {screen}
    </LinkPage>
  )

  // The server has ended every session of the account, so the one in this browser ends too.
  async function finish() {
    if (session.status === 'signed-in') await signOut()
    setEnd('done')
  }

  const refused = end === 'refused' || (state.status === 'failed' && isLinkRefused(state.failure))
  if (refused) return page(texts.unknown, <NewLink purpose="reset" />)
  if (state.status === 'failed') return page(texts.offline, <UnreachableScreen onRetry={askAgain} />)
  if (state.status === 'waiting') return page(texts.checking, <CheckingScreen />)
  const { email } = state.answer
  if (end === 'done') return page(texts.changedPassword, <PasswordChanged onSignIn={() => onSignIn(email)} />)
  return page(
    texts.choose,
    <LinkScreen
      heading={texts.choose}
      actions={
        <NewPasswordForm
          token={token}
          email={email}
          onDone={() => void finish()}
          onRefused={() => setEnd('refused')}
        />
      }
    >
      {texts.chooseText(email)}
    </LinkScreen>,
  )
}
