import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { emailProblem } from './account-problems.ts'
import { EmailField } from './email-field.tsx'
import { hasKeyboard } from './has-keyboard.ts'
import { useAccountForm } from './use-account-form.ts'

interface EmailFormProps {
  id: string
  firstEmail?: string | undefined
  submitLabel: string
  /**
   * Whether it takes the focus when it appears: it does in a dialog, whose only purpose it is, not on a page.
   */
  isFirst?: boolean
  send(email: string): Promise<unknown>
  onSent(email: string): void
}

/** A form with one address, to which a mail is sent. */
export function EmailForm({ id, firstEmail, submitLabel, isFirst, send, onSent }: EmailFormProps) {
  const { failures } = useArea('signIn')
  const form = useAccountForm({
    names: ['email'],
    validate: ({ email }) => ({ email: emailProblem(email.trim()) }),
    send: async ({ email }) => {
      await send(email.trim())
      onSent(email.trim())
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4 text-left">
      <EmailField
        id={id}
        form={form}
        defaultValue={firstEmail}
        data-autofocus={(isFirst && hasKeyboard()) || undefined}
      />
      <FormError text={form.failure && failures[form.failure]} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
