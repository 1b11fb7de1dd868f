import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { emailProblem } from './account-problems.ts'
import { EmailField } from './email-field.tsx'
import { hasKeyboard } from './has-keyboard.ts'
import { useAccountForm } from './use-account-form.ts'

interface EmailFormProps {
  id: string
  firstEmail?: string | undefined
  submitLabel: string
  /** In a modal the field is what one came for; on a page it is one thing among others. */
  isFirst?: boolean
  send(email: string): Promise<unknown>
  onSent(email: string): void
}

/** Asks for an address that a mail goes to. */
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
      <Refusal text={form.failure && failures[form.failure]} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
