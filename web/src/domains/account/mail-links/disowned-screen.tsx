import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { LinkScreen } from './link-screen.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordChanged } from './password-changed.tsx'

export interface Disowned {
  email: string
  resetToken: string
}

interface DisownedScreenProps {
  disowned: Disowned
  onRefused(): void
  onSignIn(email?: string): void
}

/** Shown when the account that a stranger opened has been cleared: its address can be given a new password. */
export function DisownedScreen({ disowned, onRefused, onSignIn }: DisownedScreenProps) {
  const { email, resetToken } = disowned
  const texts = useArea('mailLinks')
  const [step, setStep] = useState<'cleared' | 'choose' | 'done'>('cleared')
  if (step === 'done') return <PasswordChanged onSignIn={() => onSignIn(email)} />
  if (step === 'choose') {
    return (
      <LinkScreen
        key={step}
        heading={<FocusedHeading>{texts.choose}</FocusedHeading>}
        actions={
          <NewPasswordForm
            token={resetToken}
            email={email}
            onDone={() => setStep('done')}
            onRefused={onRefused}
          />
        }
      >
        {texts.chooseOwnText(email)}
      </LinkScreen>
    )
  }
  return (
    <LinkScreen
      key={step}
      tone="pine"
      heading={<FocusedHeading>{texts.cleared}</FocusedHeading>}
      actions={
        <>
          <Button isWide onClick={() => setStep('choose')}>
            {texts.chooseOwn}
          </Button>
          <Link to="/" className={buttonClass({ variant: 'quiet', isWide: true })}>
            {texts.leave}
          </Link>
        </>
      }
    >
      {texts.clearedText}
    </LinkScreen>
  )
}
