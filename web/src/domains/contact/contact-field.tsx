import type { ComponentProps } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ContactForm } from './use-contact-form.ts'
import type { ContactField as FieldName } from './validate-message.ts'

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
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // A browser would fill in the first number once more.
  contactNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  subject: { autoComplete: 'off' },
}

interface ContactFieldProps {
  name: FieldName
  form: Pick<ContactForm, 'problems' | 'edit'>
  className?: string
  /** What stands in it at first. */
  first?: string | undefined
}

export function ContactField({ name, form, className, first }: ContactFieldProps) {
  const contact = useArea('contact')
  const problem = form.problems[name]
  const error = typeof problem === 'object' ? problem.said : problem && contact.problems[problem]
  const shared = {
    name,
    defaultValue: first,
    placeholder: contact.placeholders[name] || undefined,
    onChange: () => form.edit(name),
  }
  return (
    <Field
      label={contact.labels[name]}
      error={error}
      isRequired={name !== 'contactNumber'}
      {...(className && { className })}
    >
      {(control) =>
        name === 'message' ? (
          <TextArea {...control} {...shared} />
        ) : (
          <TextInput {...control} {...attributes[name]} {...shared} />
        )
      }
    </Field>
  )
}
