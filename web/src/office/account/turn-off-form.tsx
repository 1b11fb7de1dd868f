import { useState } from 'react'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { CodeField } from './code-field.tsx'
import { errorText } from './parts/error-text.ts'

const line = 'POST /account/second-factor/turn-off'

/** Turns the second factor off, with the password and a code of the app. */
export function TurnOffForm({ onDone }: { onDone(factor: SecondFactor): void }) {
  const { secondFactor: texts } = useArea('office')
  const call = useCall()
  const [code, setCode] = useState('')
  const form = useForm({
    names: ['password', 'code'],
    texts: { passwordInvalid: texts.wrongPassword, codeInvalid: texts.wrongCode },
    schema: async () =>
      (await import('@haat/contract/domains/account.second-factor.ts')).secondFactorEndpoints[line].body,
    values: { code },
    untrimmed: ['password'],
    refusedAs: { password: 'passwordInvalid', code: 'codeInvalid' },
    send: async (body) => onDone((await call(line, { body }).finally(() => setCode(''))).data),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={texts.password} error={form.error('password')} isRequired>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" data-autofocus />
        )}
      </Field>
      <CodeField label={texts.code} code={code} error={form.error('code')} onChange={setCode} />
      <FormError text={errorText(form.failure, texts, texts.failed)} />
      <Button type="submit" isWide isBusy={form.isBusy} busyLabel={texts.turningOff}>
        {texts.turnOff}
      </Button>
    </form>
  )
}
