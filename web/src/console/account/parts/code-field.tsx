import { useEffect } from 'react'
import { secondFactorDigits } from '@haat/contract/domains/account.second-factor.rules.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface CodeFieldProps {
  label: string
  value: string
  onChange(code: string): void
  /** Called when the last digit has been entered. */
  onComplete(code: string): void
  error?: string | undefined
}

/** A field for six digits in Latin or Devanagari script; other characters are dropped. */
export function CodeField({ label, value, onChange, onComplete, error }: CodeFieldProps) {
  const { secondFactor } = useArea('staff')
  const input = useFocusOnMount()
  useEffect(() => {
    if (error) input.current?.select()
  }, [error, input])

  function readDigits(typed: string) {
    const digits = fromDevanagariDigits(typed).replace(/\D/g, '').slice(0, secondFactorDigits)
    onChange(digits)
    if (digits.length === secondFactorDigits && digits !== value) onComplete(digits)
  }

  return (
    <Field label={label} hint={secondFactor.codeHint} error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          data-autofocus
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="••••••"
          value={value}
          onChange={(event) => readDigits(event.target.value)}
          className="text-center text-h2 tracking-[0.35em]"
        />
      )}
    </Field>
  )
}
