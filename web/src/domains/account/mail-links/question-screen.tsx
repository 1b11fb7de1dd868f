import { useState } from 'react'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { DisownedScreen, type Disowned } from './disowned-screen.tsx'
import { failureName, type FailureName } from '../form/failure-name.ts'
import { FocusedHeading } from './focused-heading.tsx'
import { isLinkRefused } from './is-link-refused.ts'
import { LinkScreen } from './link-screen.tsx'

interface QuestionScreenProps {
  token: string
  account: { name: string; registeredAt: string }
  onVerified(): void
  /** Called when the link has been used or has expired meanwhile. */
  onRefused(): void
  onSignIn(email?: string): void
}

/** Nobody is signed in to the account: asks whether the reader of the mail opened it. */
export function QuestionScreen({ token, account, onVerified, onRefused, onSignIn }: QuestionScreenProps) {
  const texts = useArea('mailLinks')
  const { ui } = useMessages()
  const [step, setStep] = useState<'first' | 'ask' | 'yes' | 'no'>('first')
  const [disowned, setDisowned] = useState<Disowned>()
  if (disowned) return <DisownedScreen disowned={disowned} onRefused={onRefused} onSignIn={onSignIn} />
  const back = () => setStep('ask')

  if (step === 'yes') {
    return (
      <LinkScreen
        key={step}
        heading={<FocusedHeading>{texts.prove}</FocusedHeading>}
        actions={<ConfirmForm token={token} onDone={onVerified} onRefused={onRefused} onBack={back} />}
      >
        {texts.proveText}
      </LinkScreen>
    )
  }
  if (step === 'no') {
    return (
      <LinkScreen
        key={step}
        heading={<FocusedHeading>{texts.clear}</FocusedHeading>}
        actions={<ClearIt token={token} onDone={setDisowned} onRefused={onRefused} onBack={back} />}
      >
        {texts.clearText}
      </LinkScreen>
    )
  }
  return (
    <LinkScreen
      key={step}
      heading={step === 'ask' ? <FocusedHeading>{texts.question}</FocusedHeading> : texts.question}
      actions={
        <>
          <Button isWide onClick={() => setStep('yes')}>
            {texts.yes}
          </Button>
          <Button variant="secondary" isWide onClick={() => setStep('no')}>
            {texts.no}
          </Button>
        </>
      }
    >
      <span className="block wrap-anywhere font-semibold text-ink">{account.name}</span>
      <span className="block">{texts.openedOn(formatDate(account.registeredAt, ui.language))}</span>
    </LinkScreen>
  )
}

interface ClearItProps {
  token: string
  onDone(disowned: Disowned): void
  onRefused(): void
  onBack(): void
}

/** Asks a second time, since clearing the account cannot be undone. */
function ClearIt({ token, onDone, onRefused, onBack }: ClearItProps) {
  const texts = useArea('mailLinks')
  const { failures } = useArea('signIn')
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<FailureName>()

  async function clear() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      onDone(await call('POST /auth/disown-account', { body: { token } }))
    } catch (reason) {
      if (isLinkRefused(reason)) return onRefused()
      setFailure(failureName(reason))
      setIsBusy(false)
    }
  }

  return (
    <>
      <FormError text={failure && failures[failure]} className="text-left" />
      <Button isWide isBusy={isBusy} onClick={() => void clear()}>
        {texts.clearIt}
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        {texts.back}
      </Button>
    </>
  )
}
