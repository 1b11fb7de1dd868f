import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Field } from '#ui/field.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { useAddressProblem } from './address-text-field.tsx'
import type { AddressFormState } from './use-address-form.ts'

interface PlaceFieldProps {
  form: AddressFormState
  name: 'province' | 'district' | 'localLevel' | 'ward'
  options: { value: string; label: string }[]
  /** Instead of the options, as long as there are none. */
  waiting?: string | undefined
  hint?: ReactNode
  className?: string
}

/** One step down the map of Nepal; it opens when the one above is chosen. */
export function PlaceField({ form, name, options, waiting, hint, className }: PlaceFieldProps) {
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
