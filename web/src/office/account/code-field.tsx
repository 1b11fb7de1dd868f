import type { Ref } from 'react'
import { secondFactorDigits } from '@haat/contract/domains/account.second-factor.rules.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface CodeFieldProps {
  label: string
  code: string
  error: string | undefined
  ref?: Ref<HTMLInputElement>
  isFocused?: boolean
  onChange(code: string): void
}

/** The six digits of the authenticator app, in Latin or Devanagari script; other characters are dropped. */
export function CodeField({ label, code, error, ref, isFocused, onChange }: CodeFieldProps) {
  const { secondFactor: texts } = useArea('office')
  const readDigits = (typed: string) =>
    onChange(fromDevanagariDigits(typed).replace(/\D/g, '').slice(0, secondFactorDigits))
  return (
    <Field label={label} hint={texts.codeHint} error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          {...(ref && { ref })}
          {...(isFocused && { 'data-autofocus': true })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="••••••"
          value={code}
          onChange={(event) => readDigits(event.target.value)}
          className="text-center text-h2 tracking-[0.35em]"
        />
      )}
    </Field>
  )
}
