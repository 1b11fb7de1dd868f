import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import type { AccountForm } from '../use-account-form.ts'

interface FormFootProps {
  form: Pick<AccountForm<string>, 'failure' | 'isBusy'>
  submitLabel: string
  busyLabel: string
  /** A second, quieter button. */
  children?: ReactNode
}

/** Why it was refused, and the button: under both columns of a form. */
export function FormFoot({ form, submitLabel, busyLabel, children }: FormFootProps) {
  const { failures } = useArea('signIn')
  return (
    <div className="grid gap-4 md:col-span-2">
      <Refusal text={form.failure && failures[form.failure]} />
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <Button type="submit" size="large" isBusy={form.isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}
