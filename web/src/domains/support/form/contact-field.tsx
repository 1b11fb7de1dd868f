import type { ComponentProps } from 'react'
import type { ContactField as FieldName } from '@haat/contract/domains/support.contact.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Form } from '#ui/form/use-form.ts'

type LineName = Exclude<FieldName, 'message'>
const attributes: Record<LineName, ComponentProps<'input'>> = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  // Autocomplete would fill in the first number again.
  contactNumber: { type: 'tel', autoComplete: 'off' },
  subject: { autoComplete: 'off' },
}

interface ContactFieldProps {
  name: FieldName
  form: Pick<Form<FieldName>, 'error'>
  className?: string
  /** The initial value. */
  first?: string | undefined
}

export function ContactField({ name, form, className, first }: ContactFieldProps) {
  const contact = useArea('contact')
  const shared = {
    name,
    defaultValue: first,
    placeholder: contact.placeholders[name] || undefined,
  }
  return (
    <Field
      label={contact.labels[name]}
      error={form.error(name)}
      isRequired={name !== 'contactNumber'}
      {...(className && { className })}
    >
      {(control) =>
        name === 'message' ? (
          <TextArea {...control} {...shared} />
        ) : attributes[name].type === 'tel' ? (
          <PhoneInput {...control} {...attributes[name]} {...shared} />
        ) : (
          <TextInput {...control} {...attributes[name]} {...shared} />
        )
      }
    </Field>
  )
}
