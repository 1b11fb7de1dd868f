import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { AccountField } from './account-field.tsx'
import { isLinkRefused } from './is-link-refused.ts'
import { useSession } from './session.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useSessionActions } from './use-session-actions.ts'

interface ConfirmFormProps {
  token: string
  onDone(): void
  onRefused(): void
  onBack(): void
}

/** Only who opened the account knows its password. Whoever is nobody here so far is signed in by it, too. */
export function ConfirmForm({ token, onDone, onRefused, onBack }: ConfirmFormProps) {
  const texts = useArea('mailLinks')
  const { labels, failures } = useArea('signIn')
  const call = useCall()
  const session = useSession()
  const { signIn } = useSessionActions()

  async function keep(password: string) {
    const { email, status } = await call('POST /auth/confirm-account', { body: { token, password } })
    onDone()
    // Not in the place of somebody else; and a sign-in that fails can be done by hand.
    if (session.status !== 'signed-in' && status === 'verified')
      await signIn({ email, password }).catch(() => {})
  }

  const form = useAccountForm({
    names: ['password'],
    validate: ({ password }) => ({ password: password === '' ? 'passwordRequired' : undefined }),
    ownWords: { password: { said: texts.wrongPassword } },
    send: ({ password }) =>
      keep(password).catch((failure: unknown) => {
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
      <Refusal text={form.failure && failures[form.failure]} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {texts.keepIt}
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  )
}
