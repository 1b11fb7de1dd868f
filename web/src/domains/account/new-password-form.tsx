import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { AccountField } from './account-field.tsx'
import { newPasswordProblem } from './account-problems.ts'
import { isLinkRefused } from './is-link-refused.ts'
import { LiveRule, PasswordRules } from './password-rules.tsx'
import { useAccountForm } from './use-account-form.ts'

interface NewPasswordFormProps {
  token: string
  email: string
  onDone(): void
  /** The link was used or has run out meanwhile. */
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
      {/* Password managers learn from it whose password this is. */}
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
      <Refusal text={form.failure && failures[form.failure]} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {submit}
      </Button>
    </form>
  )
}
