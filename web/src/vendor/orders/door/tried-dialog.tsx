import { useState } from 'react'
import { stepWordsMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'

interface TriedDialogProps {
  /** Nobody comes again after this try. */
  isLast: boolean
  isBusy: boolean
  onSend(words: string): Promise<void>
  onClose(): void
}

/** Nobody was at home. */
export function TriedDialog({ isLast, isBusy, onSend, onClose }: TriedDialogProps) {
  const { triedForm: texts } = useArea('vendor').orders.door
  const [words, setWords] = useState('')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button isBusy={isBusy} busyLabel={texts.sending} onClick={() => void onSend(words.trim())}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{isLast ? texts.last : texts.text}</p>
        <Field label={texts.words}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={stepWordsMaxLength}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
