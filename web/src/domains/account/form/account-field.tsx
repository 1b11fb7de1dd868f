import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Form } from '#ui/form/use-form.ts'

interface AccountFieldProps<Name extends string> extends Omit<ComponentProps<'input'>, 'form'> {
  name: Name
  id: string
  label: string
  form: Pick<Form<Name>, 'error'>
  hint?: ReactNode
  icon?: ReactNode
  /** Shown beside the button that reveals a password. */
  aside?: ReactNode
  onText?(text: string): void
}

export function AccountField<Name extends string>(props: AccountFieldProps<Name>) {
  const { name, id, label, form, hint, icon, aside, onText, type, ...rest } = props
  return (
    <Field id={id} label={label} hint={hint} error={form.error(name)}>
      {(control) => {
        const shared: ComponentProps<'input'> = {
          ...rest,
          ...control,
          // Every field is required but the phone number, whose label says so.
          'aria-required': type !== 'tel' || undefined,
          name,
          onChange: (event) => onText?.(event.target.value),
        }
        return type === 'password' ? (
          <PasswordInput {...shared} aside={aside} />
        ) : type === 'tel' ? (
          <PhoneInput {...shared} icon={icon} />
        ) : (
          <TextInput {...shared} type={type} icon={icon} />
        )
      }}
    </Field>
  )
}
