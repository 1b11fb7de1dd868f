import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { EmailField } from './email-field.tsx'
import { FailureNote } from './failure-note.tsx'
import { hasKeyboard } from './has-keyboard.ts'

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
  const { problems } = useArea('signIn')
  const form = useForm({
    names: ['email'],
    texts: problems,
    schema: () => import('@haat/contract/domains/account.ts').then((contract) => contract.emailSchema),
    send: async ({ email }) => {
      await send(email)
      onSent(email)
    },
  })
  return (
    <form {...form.props} className="grid gap-4 text-left">
      <EmailField
        id={id}
        form={form}
        defaultValue={firstEmail}
        data-autofocus={(isFirst && hasKeyboard()) || undefined}
      />
      <FailureNote failure={form.failure} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
