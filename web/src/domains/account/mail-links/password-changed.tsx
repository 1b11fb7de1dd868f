import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { LinkScreen } from './link-screen.tsx'

export function PasswordChanged({ onSignIn }: { onSignIn(): void }) {
  const texts = useArea('mailLinks')
  return (
    <LinkScreen
      tone="pine"
      heading={<FocusedHeading>{texts.changedPassword}</FocusedHeading>}
      actions={
        <Button isWide onClick={onSignIn}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.changedPasswordText}
    </LinkScreen>
  )
}
