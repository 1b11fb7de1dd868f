import type { ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import type { AccountForm } from '../form/use-account-form.ts'

interface FormFootProps {
  form: Pick<AccountForm<string>, 'failure' | 'isBusy'>
  submitLabel: string
  busyLabel: string
  /** A second button, such as "Cancel". */
  children?: ReactNode
}

/** The reason of a refusal and the submit button, below both columns of a form. */
export function FormFoot({ form, submitLabel, busyLabel, children }: FormFootProps) {
  const { failures } = useArea('signIn')
  return (
    <div className="grid gap-4 md:col-span-2">
      <FormError text={form.failure && failures[form.failure]} />
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <Button type="submit" size="large" isBusy={form.isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}
