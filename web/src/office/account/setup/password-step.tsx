import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { errorText } from '../parts/error-text.ts'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'

interface PasswordStepProps {
  onDone(created: { secret: string; uri: string }): void
}

/** Asks for the password before a new secret is made. */
export function PasswordStep({ onDone }: PasswordStepProps) {
  const { secondFactor: texts } = useArea('office')
  const call = useCall()
  const input = useFocusOnMount()
  const form = useForm({
    names: ['password'],
    texts: { passwordInvalid: texts.wrongPassword },
    schema: async () =>
      (await import('@haat/contract/domains/account.second-factor.ts')).secondFactorEndpoints[
        'POST /account/second-factor'
      ].body,
    untrimmed: ['password'],
    send: async (body) =>
      onDone((await call('POST /account/second-factor', { body }).catch(throwInOurWords)).data),
  })

  /** The API refuses a password because it is wrong, or because the account has none. */
  function throwInOurWords(failure: unknown): never {
    const sentence = failure instanceof ApiFailure ? failure.fields['password'] : undefined
    if (!sentence) throw failure
    const password = sentence.includes('no password') ? texts.noPassword : texts.wrongPassword
    throw new ApiFailure(422, { fields: { password } })
  }
  return (
    <form {...form.props} className="grid gap-4">
      <Field
        label={texts.password}
        hint={texts.passwordHint}
        error={form.error('password') ?? errorText(form.failure, texts, texts.wrongPassword)}
        isRequired
      >
        {(control) => (
          <PasswordInput {...control} ref={input} name="password" autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {texts.next}
      </Button>
    </form>
  )
}
