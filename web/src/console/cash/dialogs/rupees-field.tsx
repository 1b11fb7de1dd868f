import { parseRupees } from '@haat/contract/shared/money.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface RupeesFieldProps {
  label: string
  typed: string
  error: string | undefined
  onType(typed: string): void
}

/** What is wrong with an amount that was typed, as the first part of the name of its text. */
export function amountProblem(typed: string): 'amountRequired' | 'amountInvalid' | undefined {
  if (typed.trim() === '') return 'amountRequired'
  const paisa = parseRupees(typed)
  return paisa === undefined || paisa < 0 ? 'amountInvalid' : undefined
}

/** An amount in rupees, in the figures of either language. */
export const RupeesField = ({ label, typed, error, onType }: RupeesFieldProps) => (
  <Field label={label} error={error} isRequired>
    {(control) => (
      <TextInput
        {...control}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="text-h3"
      />
    )}
  </Field>
)
