import { useEffect, useState, type ReactNode } from 'react'
import { secondFactorDigits } from '@haat/contract/domains/account.second-factor.rules.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { errorText } from './error-text.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface CodeFormProps {
  label: string
  buttonLabel: string
  size?: 'regular' | 'large'
  send(code: string): Promise<unknown>
  /** Rendered above the field. */
  children?: ReactNode
}

/**
 * Asks for the six digits of the authenticator app, in Latin or Devanagari script; other characters are dropped. The
 * code is sent with its last digit, and a wrong one is cleared.
 */
export function CodeForm({ label, buttonLabel, size = 'large', send, children }: CodeFormProps) {
  const { secondFactor: texts } = useArea('staff')
  const [code, setCode] = useState('')
  const input = useFocusOnMount()
  const form = useForm({
    names: ['code'],
    texts: { codeInvalid: texts.wrongCode },
    schema: async () =>
      (await import('@haat/contract/domains/account.second-factor.ts')).secondFactorEndpoints[
        'POST /account/second-factor/confirm'
      ].body,
    values: { code },
    refusedAs: { code: 'codeInvalid' },
    send: (values) =>
      send(values.code).catch((failure: unknown) => {
        setCode('')
        throw failure
      }),
  })
  const error = form.error('code') ?? errorText(form.failure, texts, texts.wrongCode)
  useEffect(() => {
    if (error) input.current?.select()
  }, [error, input])

  function readDigits(typed: string) {
    const digits = fromDevanagariDigits(typed).replace(/\D/g, '').slice(0, secondFactorDigits)
    setCode(digits)
    if (digits.length === secondFactorDigits && digits !== code) void form.submit({ code: digits })
  }

  return (
    <form {...form.props} className="grid gap-4">
      {children}
      <Field label={label} hint={texts.codeHint} error={error} isRequired>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="code"
            data-autofocus
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="••••••"
            value={code}
            onChange={(event) => readDigits(event.target.value)}
            className="text-center text-h2 tracking-[0.35em]"
          />
        )}
      </Field>
      <Button type="submit" size={size} isWide isBusy={form.isBusy} busyLabel={texts.checking}>
        {buttonLabel}
      </Button>
    </form>
  )
}
