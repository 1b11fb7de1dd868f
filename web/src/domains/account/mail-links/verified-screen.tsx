import envelope from 'picture:state-envelope'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkScreen } from './link-screen.tsx'
import { useSession } from '../session.tsx'

interface VerifiedScreenProps {
  status: 'verified' | 'already-verified' | 'email-changed'
  onSignIn(): void
}

export function VerifiedScreen({ status, onSignIn }: VerifiedScreenProps) {
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
            <Link to="/profile/" className={buttonClass({ isWide: true })}>
              {texts.profile}
            </Link>
          ) : (
            <Button isWide onClick={() => onSignIn()}>
              {texts.signIn}
            </Button>
          )}
          <Link to="/products/" className={buttonClass({ variant: 'quiet', isWide: true })}>
            {texts.walk}
          </Link>
        </>
      }
    >
      {sentence}
    </LinkScreen>
  )
}
