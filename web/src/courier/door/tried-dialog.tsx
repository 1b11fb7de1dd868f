import { useState } from 'react'
import { stepWordsMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { PhotoField } from './photo-field.tsx'
import type { DoorForm } from './use-door-form.ts'

interface TriedDialogProps {
  form: DoorForm
  tries: number
  /** Nobody comes again after this try. */
  isLast: boolean
  onClose(): void
}

/** Nobody was there. */
export function TriedDialog({ form, tries, isLast, onClose }: TriedDialogProps) {
  const { triedForm: texts } = useCourierTexts().door
  const [words, setWords] = useState('')
  const send = () => form.send({ outcome: 'tried', words: words.trim(), seenTries: tries })
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
          <Button isBusy={form.isBusy} busyLabel={texts.sending} onClick={() => void send()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{isLast ? texts.last : texts.text}</p>
        <PhotoField photo={form.photo} onChange={form.setPhoto} />
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
        <FormError text={form.failure} />
      </div>
    </Dialog>
  )
}
