import type { ComponentProps, ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { AddressProblem } from './address-values.ts'
import type { AddressFormState } from './use-address-form.ts'

export function useAddressProblem() {
  const { problems } = useArea('addresses')
  return (problem: AddressProblem | undefined) =>
    typeof problem === 'object' ? problem.said : problem && problems[problem]
}

interface AddressTextFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: AddressFormState
  name: 'name' | 'phoneNumber' | 'otherPhone' | 'tole' | 'landmark' | 'labelName'
  hint?: ReactNode
  icon?: ReactNode
  isOptional?: boolean
}

export function AddressTextField(props: AddressTextFieldProps) {
  const { form, name, hint, icon, isOptional, className, ...rest } = props
  const { fields } = useArea('addresses')
  const textOf = useAddressProblem()
  return (
    <Field
      label={fields[name]}
      isRequired={!isOptional}
      hint={hint}
      error={textOf(form.problems[name])}
      className={className}
    >
      {(control) => (
        <TextInput
          {...rest}
          {...control}
          name={name}
          icon={icon}
          value={form.values[name]}
          onChange={(event) => form.set({ [name]: event.target.value })}
          onBlur={() => form.leave(name)}
        />
      )}
    </Field>
  )
}
