import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { AccountField } from '../form/account-field.tsx'
import { failureName, type FailureName } from '../form/failure-name.ts'
import { FailureNote } from '../form/failure-note.tsx'
import { useSession } from '../session.tsx'
import { useSessionActions } from '../use-session-actions.ts'
import { FocusedHeading } from './focused-heading.tsx'
import { isLinkRefused } from './is-link-refused.ts'
import { LinkScreen } from './link-screen.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordChanged } from './password-changed.tsx'

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
      <span className="block">{texts.openedOn(formatLocalDate(account.registeredAt, ui.language))}</span>
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

interface Disowned {
  email: string
  resetToken: string
}

interface DisownedScreenProps {
  disowned: Disowned
  onRefused(): void
  onSignIn(email?: string): void
}

/** Shown when the account that a stranger opened has been cleared: its address can be given a new password. */
function DisownedScreen({ disowned, onRefused, onSignIn }: DisownedScreenProps) {
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
          <ButtonLink to="/" variant="quiet">
            {texts.leave}
          </ButtonLink>
        </>
      }
    >
      {texts.clearedText}
    </LinkScreen>
  )
}

interface ConfirmFormProps {
  token: string
  onDone(): void
  onRefused(): void
  onBack(): void
}

/**
 * Asks for the password, which only the person who opened the account knows, and signs a visitor in with it.
 */
function ConfirmForm({ token, onDone, onRefused, onBack }: ConfirmFormProps) {
  const texts = useArea('mailLinks')
  const { labels, problems } = useArea('signIn')
  const call = useCall()
  const session = useSession()
  const { signIn } = useSessionActions()

  async function confirm(password: string) {
    const { email, status } = await call('POST /auth/confirm-account', { body: { token, password } })
    onDone()
    // A person who is signed in with another account stays so. A sign-in that fails can be repeated by hand.
    if (session.status !== 'signed-in' && status === 'verified')
      await signIn({ email, password }).catch(() => {})
  }

  const form = useForm({
    names: ['password'],
    texts: { ...problems, wrongPassword: texts.wrongPassword },
    untrimmed: ['password'],
    refusedAs: { password: 'wrongPassword' },
    schema: () =>
      import('@haat/contract/domains/account.proof.ts').then(
        (contract) => contract.accountConfirmationSchema,
      ),
    toBody: ({ password }) => ({ token, password }),
    send: ({ password }) =>
      confirm(password).catch((failure: unknown) => {
        const isPasswordRefused = 'password' in ((failure as { fields?: object }).fields ?? {})
        if (isPasswordRefused || !isLinkRefused(failure)) throw failure
        onRefused()
      }),
  })
  return (
    <form {...form.props} className="grid gap-4 text-left">
      <AccountField
        id="account-password"
        name="password"
        type="password"
        label={labels.password}
        form={form}
        autoComplete="current-password"
      />
      <FailureNote failure={form.failure} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {texts.keepIt}
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  )
}
