import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { AccountField } from '../../form/account-field.tsx'
import { PasswordRules } from '../../form/password-rules.tsx'
import { useReloadSessions } from '../profile.queries.ts'
import { useForm } from '#ui/form/use-form.ts'
import { FormFoot } from '../form-foot.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

type Name = 'currentPassword' | 'newPassword'

export function PasswordForm() {
  const { problems } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const { email } = useProfileUser()
  const reloadSessions = useReloadSessions()
  const [newPassword, setNewPassword] = useState('')

  const form = useForm({
    names: ['currentPassword', 'newPassword'],
    texts: { ...problems, passwordSame: profile.passwordSame, wrongPassword: profile.wrongPassword },
    textNames: { currentPassword: 'password', newPassword: 'password' },
    untrimmed: ['currentPassword', 'newPassword'],
    // The schema has checked its length, so a refusal means that it is a common one.
    refusedAs: { currentPassword: 'wrongPassword', newPassword: 'passwordCommon' },
    schema: () =>
      import('@haat/contract/domains/account.ts').then((contract) => contract.passwordChangeSchema),
    validate: (values) => ({
      newPassword:
        values.newPassword !== '' && values.newPassword === values.currentPassword
          ? 'passwordSame'
          : undefined,
    }),
    send: async (body) => {
      await call('POST /account/password', { body })
      form.reset()
      setNewPassword('')
      void reloadSessions()
      void showToast('success', profile.passwordChanged)
    },
  })
  const fieldOf = (name: Name) => ({
    id: `profile-${name}`,
    name,
    form,
    type: 'password',
    label: profile[name],
  })
  return (
    <form {...form.props} className="grid items-start gap-5 md:grid-cols-2">
      <p className="text-small text-muted md:col-span-2">{profile.passwordLead}</p>
      {/* Tells password managers to which account the password belongs. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <AccountField {...fieldOf('currentPassword')} autoComplete="current-password" />
      <AccountField
        {...fieldOf('newPassword')}
        autoComplete="new-password"
        onText={setNewPassword}
        hint={<PasswordRules password={newPassword} />}
      />
      <FormFoot form={form} submitLabel={profile.changePassword} busyLabel={profile.saving} />
    </form>
  )
}
