import Mail from 'lucide-react/icons/mail'
import type { ComponentProps } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { AccountField } from './account-field.tsx'
import type { Form } from '#ui/form/use-form.ts'

interface EmailFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name' | 'type'> {
  id: string
  onText?(text: string): void
  form: Pick<Form<'email'>, 'error'>
}

/** Autocompleted as `username`, which is what password managers call the address that one signs in with. */
export function EmailField({ id, form, ...rest }: EmailFieldProps) {
  const { labels } = useArea('signIn')
  return (
    <AccountField
      autoComplete="username"
      {...rest}
      id={id}
      name="email"
      type="email"
      label={labels.email}
      form={form}
      icon={<Mail />}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
