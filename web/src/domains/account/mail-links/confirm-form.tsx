import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { AccountField } from '../form/account-field.tsx'
import { isLinkRefused } from './is-link-refused.ts'
import { useSession } from '../session.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useSessionActions } from '../use-session-actions.ts'

interface ConfirmFormProps {
  token: string
  onDone(): void
  onRefused(): void
  onBack(): void
}

/**
 * Asks for the password, which only the person who opened the account knows, and signs a visitor in with it.
 */
export function ConfirmForm({ token, onDone, onRefused, onBack }: ConfirmFormProps) {
  const texts = useArea('mailLinks')
  const { labels, failures } = useArea('signIn')
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

  const form = useAccountForm({
    names: ['password'],
    validate: ({ password }) => ({ password: password === '' ? 'passwordRequired' : undefined }),
    fieldTexts: { password: { said: texts.wrongPassword } },
    send: ({ password }) =>
      confirm(password).catch((failure: unknown) => {
        const isPasswordRefused = 'password' in ((failure as { fields?: object }).fields ?? {})
        if (isPasswordRefused || !isLinkRefused(failure)) throw failure
        onRefused()
      }),
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4 text-left">
      <AccountField
        id="account-password"
        name="password"
        type="password"
        label={labels.password}
        form={form}
        autoComplete="current-password"
      />
      <FormError text={form.failure && failures[form.failure]} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {texts.keepIt}
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  )
}
