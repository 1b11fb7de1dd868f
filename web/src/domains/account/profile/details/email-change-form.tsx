import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { AccountField } from '../../form/account-field.tsx'
import { newEmailProblem, type Problem } from '../../form/account-problems.ts'
import { useAccountForm } from '../../form/use-account-form.ts'
import { FormFoot } from '../form-foot.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

interface EmailChangeFormProps {
  onSent(email: string): void
  onCancel(): void
}

/** The first field takes the focus, since the form was opened to be filled in. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('input')?.focus()

export function EmailChangeForm({ onSent, onCancel }: EmailChangeFormProps) {
  const profile = useArea('profile')
  const call = useCall()
  const { email } = useProfileUser()

  const problemOf = (typed: string): Problem | undefined =>
    typed.toLowerCase() === email.toLowerCase() ? { said: profile.emailSame } : newEmailProblem(typed)

  const form = useAccountForm({
    names: ['newEmail', 'password'],
    validate: ({ newEmail, password }) => ({
      newEmail: problemOf(newEmail.trim()),
      password: password === '' ? 'passwordRequired' : undefined,
    }),
    send: async ({ newEmail, password }) => {
      await call('POST /account/email', { body: { newEmail: newEmail.trim(), password } })
      onSent(newEmail.trim())
    },
    fieldTexts: { password: { said: profile.wrongPassword } },
  })
  return (
    <form
      ref={focusFirst}
      noValidate
      onSubmit={form.submit}
      className="grid w-full items-start gap-5 md:grid-cols-2"
    >
      <AccountField
        id="profile-new-email"
        name="newEmail"
        type="email"
        label={profile.newEmail}
        form={form}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <AccountField
        id="profile-email-password"
        name="password"
        type="password"
        label={profile.yourPassword}
        form={form}
        autoComplete="current-password"
      />
      <FormFoot form={form} submitLabel={profile.sendLink} busyLabel={profile.sending}>
        <Button variant="quiet" onClick={onCancel}>
          {profile.cancel}
        </Button>
      </FormFoot>
    </form>
  )
}
