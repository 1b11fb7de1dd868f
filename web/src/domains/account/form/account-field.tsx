import type { ComponentProps, ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Problem } from './account-problems.ts'
import type { AccountForm } from './use-account-form.ts'

export function useProblemText() {
  const { problems } = useArea('signIn')
  return (problem: Problem | undefined) =>
    typeof problem === 'object' ? problem.said : problem && problems[problem]
}

interface AccountFieldProps<Name extends string> extends Omit<ComponentProps<'input'>, 'form'> {
  name: Name
  id: string
  label: string
  form: Pick<AccountForm<Name>, 'problems' | 'edit'>
  hint?: ReactNode
  icon?: ReactNode
  /** Shown beside the button that reveals a password. */
  aside?: ReactNode
  onText?(text: string): void
}

export function AccountField<Name extends string>(props: AccountFieldProps<Name>) {
  const { name, id, label, form, hint, icon, aside, onText, type, ...rest } = props
  const textOf = useProblemText()
  return (
    <Field id={id} label={label} hint={hint} error={textOf(form.problems[name])}>
      {(control) => {
        const shared: ComponentProps<'input'> = {
          ...rest,
          ...control,
          // Every field is required but the phone number, whose label says so.
          'aria-required': type !== 'tel' || undefined,
          name,
          onChange: (event) => {
            form.edit(name)
            onText?.(event.target.value)
          },
        }
        return type === 'password' ? (
          <PasswordInput {...shared} aside={aside} />
        ) : (
          <TextInput {...shared} type={type} icon={icon} />
        )
      }}
    </Field>
  )
}
