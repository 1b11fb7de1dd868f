import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { isLinkRefused } from './is-link-refused.ts'
import { CheckingScreen, CutScreen, LinkPage } from './link-screen.tsx'
import { NewLink } from './new-link.tsx'
import { useSession } from './session.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'
import { useFirstAnswer, type FirstAnswer } from './use-first-answer.ts'
import { useSessionActions } from './use-session-actions.ts'
import { VerifiedScreen } from './verified-screen.tsx'

interface VerifyEmailPageProps {
  token: string | undefined
  onSignIn(): void
}

export function VerifyEmailPage({ token, onSignIn }: VerifyEmailPageProps) {
  const texts = useArea('mailLinks')
  if (token !== undefined) return <Verification key={token} token={token} onSignIn={onSignIn} />
  return (
    <LinkPage title={texts.verifyTitle} news={texts.cut}>
      <CutScreen />
    </LinkPage>
  )
}

/** Opening the link is all that is asked of a person. */
function Verification({ token, onSignIn }: { token: string; onSignIn(): void }) {
  const texts = useArea('mailLinks')
  const call = useCall()
  const session = useSession()
  const { reloadUser } = useSessionActions()
  const [state, askAgain] = useFirstAnswer(async () => {
    const { status } = await call('GET /auth/verify-email', { query: { token } })
    if (session.status === 'signed-in') void reloadUser().catch(() => {})
    return status
  })
  const outcome = outcomeOf(state)
  const news = {
    waiting: texts.checking,
    refused: texts.unknown,
    unreachable: texts.offline,
    verified: texts.verified,
    'already-verified': texts.already,
    'email-changed': texts.changed,
  }
  return (
    <LinkPage title={texts.verifyTitle} news={news[outcome]}>
      {outcome === 'waiting' && <CheckingScreen />}
      {outcome === 'refused' && <NewLink purpose="verify" />}
      {outcome === 'unreachable' && <UnreachableScreen onRetry={askAgain} />}
      {state.status === 'answered' && <VerifiedScreen status={state.answer} onSignIn={onSignIn} />}
    </LinkPage>
  )
}

function outcomeOf<Answer>(state: FirstAnswer<Answer>) {
  if (state.status === 'answered') return state.answer
  if (state.status === 'waiting') return 'waiting'
  return isLinkRefused(state.failure) ? 'refused' : 'unreachable'
}
