import envelope from 'picture:state-envelope'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { isLinkRefused } from './mail-links/is-link-refused.ts'
import { CheckingScreen, CutScreen, LinkPage, LinkScreen } from './mail-links/link-screen.tsx'
import { NewLink } from './mail-links/new-link.tsx'
import { QuestionScreen } from './mail-links/question-screen.tsx'
import { useSession } from './session.tsx'
import { UnreachableScreen } from './mail-links/unreachable-screen.tsx'
import { useFirstAnswer } from './mail-links/use-first-answer.ts'
import { useSessionActions } from './use-session-actions.ts'

interface VerifyEmailPageProps {
  token: string | undefined
  onSignIn(email?: string): void
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

interface VerificationProps {
  token: string
  onSignIn(email?: string): void
}

/**
 * Opening the link is enough in a browser that is signed in to the account. Elsewhere the API answers with a
 * question.
 */
function Verification({ token, onSignIn }: VerificationProps) {
  const { verifyTitle } = useArea('mailLinks')
  const [state, askAgain] = useVerification(token)
  const [end, setEnd] = useState<'verified' | 'refused'>()
  const news = useNews()
  const answer = state.status === 'answered' ? state.answer : undefined
  const isRefused = end === 'refused' || (state.status === 'failed' && isLinkRefused(state.failure))
  const page = (text: string, screen: ReactNode) => (
    <LinkPage title={verifyTitle} news={text}>
      {screen}
    </LinkPage>
  )
  if (isRefused) return page(news.refused, <NewLink purpose="verify" />)
  if (end) return page(news.verified, <VerifiedScreen status="verified" onSignIn={onSignIn} />)
  if (state.status === 'failed') return page(news.unreachable, <UnreachableScreen onRetry={askAgain} />)
  if (!answer) return page(news.waiting, <CheckingScreen />)
  const { status, account } = answer
  if (status === 'question' && account) {
    return page(
      news.question,
      <QuestionScreen
        token={token}
        account={account}
        onVerified={() => setEnd('verified')}
        onRefused={() => setEnd('refused')}
        onSignIn={onSignIn}
      />,
    )
  }
  if (status === 'sign-in' || status === 'question') {
    return page(news['sign-in'], <SignInFirstScreen onSignIn={onSignIn} />)
  }
  return page(news[status], <VerifiedScreen status={status} onSignIn={onSignIn} />)
}

/** Asks as soon as the page is open, and again when somebody has signed in while the page waited for it. */
function useVerification(token: string) {
  const call = useCall()
  const session = useSession()
  const { reloadUser } = useSessionActions()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const askedAs = useRef(userId)
  const [state, askAgain] = useFirstAnswer(async () => {
    askedAs.current = userId
    const answer = await call('GET /auth/verify-email', { query: { token } })
    if (userId !== undefined) void reloadUser().catch(() => {})
    return answer
  })
  const isOpen =
    state.status === 'answered' && (state.answer.status === 'question' || state.answer.status === 'sign-in')
  useEffect(() => {
    if (isOpen && userId !== undefined && userId !== askedAs.current) askAgain()
  })
  return [state, askAgain] as const
}

function useNews() {
  const texts = useArea('mailLinks')
  return {
    waiting: texts.checking,
    refused: texts.unknown,
    unreachable: texts.offline,
    verified: texts.verified,
    'already-verified': texts.already,
    'email-changed': texts.changed,
    question: texts.question,
    'sign-in': texts.signInFirst,
  }
}

/**
 * A changed address is confirmed only in a session of its account. After the sign-in the page goes on by
 * itself.
 */
function SignInFirstScreen({ onSignIn }: { onSignIn(): void }) {
  const texts = useArea('mailLinks')
  return (
    <LinkScreen
      heading={texts.signInFirst}
      actions={
        <Button isWide onClick={() => onSignIn()}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.signInFirstText}
    </LinkScreen>
  )
}

interface VerifiedScreenProps {
  status: 'verified' | 'already-verified' | 'email-changed'
  onSignIn(): void
}

function VerifiedScreen({ status, onSignIn }: VerifiedScreenProps) {
  const texts = useArea('mailLinks')
  const isSignedIn = useSession().status === 'signed-in'
  const words = {
    verified: [texts.verified, texts.verifiedText],
    'already-verified': [texts.already, texts.alreadyText],
    'email-changed': [texts.changed, texts.changedText],
  }
  const [heading, sentence] = words[status]
  return (
    <LinkScreen
      picture={envelope}
      tone="pine"
      heading={heading}
      actions={
        <>
          {isSignedIn ? (
            <ButtonLink to="/profile/">{texts.profile}</ButtonLink>
          ) : (
            <Button isWide onClick={() => onSignIn()}>
              {texts.signIn}
            </Button>
          )}
          <ButtonLink to="/products/" variant="quiet">
            {texts.walk}
          </ButtonLink>
        </>
      }
    >
      {sentence}
    </LinkScreen>
  )
}
