import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Form } from '#ui/form/use-form.ts'
import { FailureNote } from '../form/failure-note.tsx'

interface FormFootProps {
  form: Pick<Form<string>, 'failure' | 'isBusy'>
  submitLabel: string
  busyLabel: string
  /** A second button, such as "Cancel". */
  children?: ReactNode
}

/** The reason of a refusal and the submit button, below both columns of a form. */
export function FormFoot({ form, submitLabel, busyLabel, children }: FormFootProps) {
  return (
    <div className="grid gap-4 md:col-span-2">
      <FailureNote failure={form.failure} />
      <div className="flex flex-wrap gap-3 max-md:*:w-full">
        <Button type="submit" size="large" isBusy={form.isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </div>
  )
}
