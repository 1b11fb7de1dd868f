import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { AccountField } from './form/account-field.tsx'
import { EmailField } from './form/email-field.tsx'
import { FailureNote } from './form/failure-note.tsx'
import { hasKeyboard } from './form/has-keyboard.ts'
import { useSessionActions } from './use-session-actions.ts'

interface SignInFormProps {
  firstEmail: string | undefined
  onForgot(email: string): void
}

/** Has no callback for success: its dialog sees by the session that somebody has signed in. */
export function SignInForm({ firstEmail, onForgot }: SignInFormProps) {
  const { login, labels, problems } = useArea('signIn')
  const { signIn } = useSessionActions()
  const [typedEmail, setTypedEmail] = useState(firstEmail ?? '')
  const [isWorking, setIsWorking] = useState(false)
  const form = useForm({
    names: ['email', 'password'],
    texts: problems,
    untrimmed: ['password'],
    schema: () => import('@haat/contract/domains/account.ts').then((contract) => contract.signInSchema),
    send: (values) =>
      signIn({ ...values, onChallenge: () => setIsWorking(true) }).finally(() => setIsWorking(false)),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <EmailField
        id="sign-in-email"
        form={form}
        defaultValue={firstEmail}
        onText={setTypedEmail}
        data-autofocus={(!firstEmail && hasKeyboard()) || undefined}
      />
      <AccountField
        id="sign-in-password"
        name="password"
        type="password"
        label={labels.password}
        form={form}
        autoComplete="current-password"
        data-autofocus={firstEmail ? true : undefined}
        aside={
          <button
            type="button"
            className="min-h-11 text-crimson hover:underline"
            onClick={() => onForgot(typedEmail)}
          >
            {login.forgot}
          </button>
        }
      />
      <FailureNote failure={form.failure} />
      <p role="status" className="text-small text-muted empty:hidden">
        {isWorking && login.checking}
      </p>
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {login.submit}
      </Button>
    </form>
  )
}
