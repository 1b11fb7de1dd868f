import type { ComponentProps, ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { AddressFormState, AddressTextName } from './use-address-form.ts'

interface AddressTextFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: AddressFormState
  name: AddressTextName
  hint?: ReactNode
  icon?: ReactNode
  isOptional?: boolean
}

export function AddressTextField(props: AddressTextFieldProps) {
  const { form, name, hint, icon, isOptional, className, ...rest } = props
  const { fields } = useArea('addresses')
  return (
    <Field
      label={fields[name]}
      isRequired={!isOptional}
      hint={hint}
      error={form.error(name)}
      className={className}
    >
      {(control) => <TextInput {...rest} {...control} name={name} icon={icon} />}
    </Field>
  )
}
