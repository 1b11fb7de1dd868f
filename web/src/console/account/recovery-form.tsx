import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { errorText } from './parts/error-text.ts'
import { useFocusOnMount } from './parts/use-focus-on-mount.ts'

/** The body of the call holds either a code of the app or a recovery code. */
const loadSchema = async () =>
  (await import('@haat/contract/domains/account.second-factor.ts')).secondFactorEndpoints[
    'POST /account/second-factor/verify'
  ].body.options[1]

export function RecoveryForm({ send }: { send(code: string): Promise<unknown> }) {
  const { secondFactor: texts } = useArea('staff')
  const input = useFocusOnMount()
  const form = useForm({
    names: ['recoveryCode'],
    texts: { recoveryCodeInvalid: texts.wrongRecovery },
    schema: loadSchema,
    refusedAs: { recoveryCode: 'recoveryCodeInvalid' },
    send: ({ recoveryCode }) => send(recoveryCode),
  })
  const error = form.error('recoveryCode') ?? errorText(form.failure, texts, texts.wrongRecovery)
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={texts.recoveryCode} error={error} isRequired>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            placeholder="xxxx-xxxx-xxxx-xxxx"
          />
        )}
      </Field>
      <Button type="submit" size="large" isWide isBusy={form.isBusy} busyLabel={texts.checking}>
        {texts.enter}
      </Button>
    </form>
  )
}
