import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkScreen } from './link-screen.tsx'

/**
 * A changed address is confirmed only in a session of its account. After the sign-in the page goes on by
 * itself.
 */
export function SignInFirstScreen({ onSignIn }: { onSignIn(): void }) {
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
