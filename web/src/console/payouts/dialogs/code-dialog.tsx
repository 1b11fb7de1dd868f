import { useState, type ReactNode } from 'react'
import { CodeField } from '#office/account/code-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { useFailureText } from './use-failure-text.ts'

interface CodeDialogProps {
  title: string
  /** What the code is asked for. */
  children: ReactNode
  /** A fine sentence below the code. */
  note?: string
  saveLabel: string
  send(code: string): Promise<unknown>
  onClose(): void
}

/** Asks for a fresh code before something is done that needs no more than it. */
export function CodeDialog({ title, children, note, saveLabel, send, onClose }: CodeDialogProps) {
  const { payouts } = useArea('staff')
  const { secondFactor } = useArea('office')
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const form = useForm({
    names: ['code'],
    texts: { codeInvalid: secondFactor.wrongCode },
    values: { code },
    validate: () => ({ code: code.length < 6 ? 'codeInvalid' : undefined }),
    refusedAs: { code: 'codeInvalid' },
    send: () => send(code).finally(() => setCode('')),
  })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form {...form.props} className="grid gap-4">
        {children}
        <CodeField label={payouts.code} code={code} error={form.error('code')} isFocused onChange={setCode} />
        <p className="text-fine text-muted">{note ?? payouts.why}</p>
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {saveLabel}
        </Button>
      </form>
    </Dialog>
  )
}
