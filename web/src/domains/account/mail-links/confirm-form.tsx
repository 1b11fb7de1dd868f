import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { AccountField } from '../form/account-field.tsx'
import { FailureNote } from '../form/failure-note.tsx'
import { isLinkRefused } from './is-link-refused.ts'
import { useSession } from '../session.tsx'
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
