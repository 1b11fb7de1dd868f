import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import type { AddressFormState, AreaName } from './use-address-form.ts'

interface AreaFieldProps {
  form: AddressFormState
  name: AreaName
  options: { value: string; label: string }[]
  /** Shown instead of the options while they load. */
  waiting?: string | undefined
  hint?: ReactNode
  className?: string
}

/** One level of Nepal's administrative areas; enabled once the level above is chosen. */
export function AreaField({ form, name, options, waiting, hint, className }: AreaFieldProps) {
  const texts = useArea('addresses')
  return (
    <Field label={texts.fields[name]} isRequired hint={hint} error={form.error(name)} className={className}>
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          value={form.areas[name]}
          disabled={options.length === 0}
          onChange={(event) => form.setArea(name, event.target.value)}
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
