import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { LinkScreen } from './link-screen.tsx'

/** A new address comes only to whoever is signed in to its account; the page goes on by itself then. */
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
