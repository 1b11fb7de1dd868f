import { useEffect } from 'react'
import { secondFactorDigits } from '@haat/contract/domains/account.second-factor.rules.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface CodeFieldProps {
  label: string
  value: string
  onChange(code: string): void
  /** All digits are there. */
  onFull(code: string): void
  error?: string | undefined
}

/** One field for six digits, in either script, typed or pasted with whatever stands between them. */
export function CodeField({ label, value, onChange, onFull, error }: CodeFieldProps) {
  const { secondFactor } = useArea('staff')
  const input = useFirstFocus()
  useEffect(() => {
    if (error) input.current?.select()
  }, [error, input])

  function take(typed: string) {
    const digits = fromDevanagariDigits(typed).replace(/\D/g, '').slice(0, secondFactorDigits)
    onChange(digits)
    if (digits.length === secondFactorDigits && digits !== value) onFull(digits)
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
          onChange={(event) => take(event.target.value)}
          className="text-center text-h2 tracking-[0.35em]"
        />
      )}
    </Field>
  )
}
