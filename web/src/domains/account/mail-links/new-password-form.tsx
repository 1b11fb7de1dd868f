import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { AccountField } from '../form/account-field.tsx'
import { newPasswordProblem } from '../form/account-problems.ts'
import { isLinkRefused } from './is-link-refused.ts'
import { LiveRule, PasswordRules } from '../form/password-rules.tsx'
import { useAccountForm } from '../form/use-account-form.ts'

interface NewPasswordFormProps {
  token: string
  email: string
  onDone(): void
  /** Called when the link has been used or has expired meanwhile. */
  onRefused(): void
}

export function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const { labels, hints, failures } = useArea('signIn')
  const { submit } = useArea('mailLinks')
  const call = useCall()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const form = useAccountForm({
    names: ['newPassword', 'repeated'],
    validate: (values) => ({
      newPassword: newPasswordProblem(values.newPassword),
      repeated: values.repeated === values.newPassword ? undefined : 'repeatedDiffers',
    }),
    send: async ({ newPassword }) => {
      try {
        await call('POST /auth/reset-password', { body: { token, newPassword } })
        onDone()
      } catch (failure) {
        const isPasswordRefused = 'newPassword' in ((failure as { fields?: object }).fields ?? {})
        if (isPasswordRefused || !isLinkRefused(failure)) throw failure
        onRefused()
      }
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4 text-left">
      {/* Tells password managers to which account the password belongs. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <AccountField
        id="new-password"
        name="newPassword"
        type="password"
        label={labels.newPassword}
        form={form}
        autoComplete="new-password"
        onText={setPassword}
        hint={<PasswordRules password={password} />}
      />
      <AccountField
        id="repeated-password"
        name="repeated"
        type="password"
        label={labels.repeated}
        form={form}
        autoComplete="new-password"
        onText={setRepeated}
        hint={<LiveRule isMet={repeated !== '' && repeated === password}>{hints.isSame}</LiveRule>}
      />
      <FormError text={form.failure && failures[form.failure]} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {submit}
      </Button>
    </form>
  )
}
