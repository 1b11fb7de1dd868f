import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { AccountField } from '../form/account-field.tsx'
import { FailureNote } from '../form/failure-note.tsx'
import { isLinkRefused } from './is-link-refused.ts'
import { LiveRule, PasswordRules } from '../form/password-rules.tsx'

interface NewPasswordFormProps {
  token: string
  email: string
  onDone(): void
  /** Called when the link has been used or has expired meanwhile. */
  onRefused(): void
}

export function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const { labels, hints, problems } = useArea('signIn')
  const { submit } = useArea('mailLinks')
  const call = useCall()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const form = useForm({
    names: ['newPassword', 'repeated'],
    texts: problems,
    textNames: { newPassword: 'password' },
    untrimmed: ['newPassword', 'repeated'],
    // The schema has checked its length, so a refusal means that it is a common one.
    refusedAs: { newPassword: 'passwordCommon' },
    schema: () =>
      import('@haat/contract/domains/account.ts').then((contract) => contract.passwordResetSchema),
    toBody: ({ newPassword }) => ({ token, newPassword }),
    validate: (values) => ({
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
    <form {...form.props} className="grid gap-4 text-left">
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
      <FailureNote failure={form.failure} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {submit}
      </Button>
    </form>
  )
}
