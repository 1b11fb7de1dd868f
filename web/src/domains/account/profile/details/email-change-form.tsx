import { useEffect } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { AccountField } from '../../form/account-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { FormFoot } from '../form-foot.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

interface EmailChangeFormProps {
  onSent(email: string): void
  onCancel(): void
}

const firstFieldId = 'profile-new-email'

export function EmailChangeForm({ onSent, onCancel }: EmailChangeFormProps) {
  const { problems } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const { email } = useProfileUser()

  // The form was opened to be filled in.
  useEffect(() => document.getElementById(firstFieldId)?.focus(), [])

  const form = useForm({
    names: ['newEmail', 'password'],
    texts: { ...problems, emailSame: profile.emailSame, wrongPassword: profile.wrongPassword },
    textNames: { newEmail: 'email' },
    untrimmed: ['password'],
    refusedAs: { password: 'wrongPassword' },
    schema: () => import('@haat/contract/domains/account.ts').then((contract) => contract.emailChangeSchema),
    validate: ({ newEmail }) => ({
      newEmail: newEmail.toLowerCase() === email.toLowerCase() ? 'emailSame' : undefined,
    }),
    send: async (body) => {
      await call('POST /account/email', { body })
      onSent(body.newEmail)
    },
  })
  return (
    <form {...form.props} className="grid w-full items-start gap-5 md:grid-cols-2">
      <AccountField
        id={firstFieldId}
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
