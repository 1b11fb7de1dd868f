import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useAddressProblem } from './address-text-field.tsx'
import type { AddressFormState } from './use-address-form.ts'

interface AreaFieldProps {
  form: AddressFormState
  name: 'province' | 'district' | 'localLevel' | 'ward'
  options: { value: string; label: string }[]
  /** Shown instead of the options while they load. */
  waiting?: string | undefined
  hint?: ReactNode
  className?: string
}

/** One level of Nepal's administrative areas; enabled once the level above is chosen. */
export function AreaField({ form, name, options, waiting, hint, className }: AreaFieldProps) {
  const texts = useArea('addresses')
  const textOf = useAddressProblem()
  return (
    <Field
      label={texts.fields[name]}
      isRequired
      hint={hint}
      error={textOf(form.problems[name])}
      className={className}
    >
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          value={form.values[name]}
          disabled={options.length === 0}
          onChange={(event) => form.set({ [name]: event.target.value })}
          className="disabled:cursor-not-allowed disabled:text-muted"
        >
          <option value="">{waiting ?? texts.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  )
}
