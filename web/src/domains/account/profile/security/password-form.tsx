import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { AccountField } from '../../form/account-field.tsx'
import { newPasswordProblem, type Problem } from '../../form/account-problems.ts'
import { PasswordRules } from '../../form/password-rules.tsx'
import { useReloadSessions } from '../profile.queries.ts'
import { useAccountForm } from '../../form/use-account-form.ts'
import { FormFoot } from '../form-foot.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

type Values = Record<'currentPassword' | 'newPassword', string>

const nothing: Values = { currentPassword: '', newPassword: '' }

export function PasswordForm() {
  const profile = useArea('profile')
  const call = useCall()
  const { email } = useProfileUser()
  const reloadSessions = useReloadSessions()
  const [typed, setTyped] = useState(nothing)

  const otherPasswordProblem = ({ currentPassword, newPassword }: Values): Problem | undefined =>
    newPassword !== '' && newPassword === currentPassword
      ? { said: profile.passwordSame }
      : newPasswordProblem(newPassword)

  const form = useAccountForm({
    names: ['currentPassword', 'newPassword'],
    validate: (values) => ({
      currentPassword: values.currentPassword === '' ? 'passwordRequired' : undefined,
      newPassword: otherPasswordProblem(values),
    }),
    send: async (values) => {
      await call('POST /account/password', { body: values })
      setTyped(nothing)
      void reloadSessions()
      void showToast('success', profile.passwordChanged)
    },
    fieldTexts: { currentPassword: { said: profile.wrongPassword }, newPassword: 'passwordCommon' },
  })
  const fieldOf = (name: keyof Values) => ({
    id: `profile-${name}`,
    name,
    form,
    type: 'password',
    label: profile[name],
    value: typed[name],
    onText: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid items-start gap-5 md:grid-cols-2">
      <p className="text-small text-muted md:col-span-2">{profile.passwordLead}</p>
      {/* Tells password managers to which account the password belongs. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <AccountField {...fieldOf('currentPassword')} autoComplete="current-password" />
      <AccountField
        {...fieldOf('newPassword')}
        autoComplete="new-password"
        hint={<PasswordRules password={typed.newPassword} />}
      />
      <FormFoot form={form} submitLabel={profile.changePassword} busyLabel={profile.saving} />
    </form>
  )
}
