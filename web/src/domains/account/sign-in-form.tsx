import { useRef, useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { AccountField } from './form/account-field.tsx'
import { emailProblem } from './form/account-problems.ts'
import { EmailField } from './form/email-field.tsx'
import { hasKeyboard } from './form/has-keyboard.ts'
import { useAccountForm } from './form/use-account-form.ts'
import { useSessionActions } from './use-session-actions.ts'

interface SignInFormProps {
  firstEmail: string | undefined
  onForgot(email: string): void
}

/** Has no callback for success: its dialog sees by the session that somebody has signed in. */
export function SignInForm({ firstEmail, onForgot }: SignInFormProps) {
  const { login, labels, failures } = useArea('signIn')
  const { signIn } = useSessionActions()
  const formRef = useRef<HTMLFormElement>(null)
  const [isWorking, setIsWorking] = useState(false)
  const form = useAccountForm({
    names: ['email', 'password'],
    validate: ({ email, password }) => ({
      email: emailProblem(email.trim()),
      password: password === '' ? 'passwordRequired' : undefined,
    }),
    send: ({ email, password }) =>
      signIn({ email: email.trim(), password, onChallenge: () => setIsWorking(true) }).finally(() =>
        setIsWorking(false),
      ),
  })
  const forgot = () => onForgot(String(new FormData(formRef.current!).get('email')))
  return (
    <form ref={formRef} noValidate onSubmit={form.submit} className="grid gap-4">
      <EmailField
        id="sign-in-email"
        form={form}
        defaultValue={firstEmail}
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
          <button type="button" className="min-h-11 text-crimson hover:underline" onClick={forgot}>
            {login.forgot}
          </button>
        }
      />
      <FormError text={form.failure && failures[form.failure]} />
      <p role="status" className="text-small text-muted empty:hidden">
        {isWorking && login.checking}
      </p>
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {login.submit}
      </Button>
    </form>
  )
}
