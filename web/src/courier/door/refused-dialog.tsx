import { useState } from 'react'
import {
  doorReasons,
  stepWordsMaxLength,
  type DoorReason,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { PhotoField } from './photo-field.tsx'
import type { DoorForm } from './use-door-form.ts'

/** Why it was not taken, with a photo if that shows it. */
export function RefusedDialog({ form, onClose }: { form: DoorForm; onClose(): void }) {
  const { door } = useCourierTexts()
  const texts = door.refusedForm
  const [reason, setReason] = useState<DoorReason>()
  const [words, setWords] = useState('')
  const [isTried, setIsTried] = useState(false)
  async function send() {
    setIsTried(true)
    if (reason) await form.send({ outcome: 'refused', reason, words: words.trim() })
  }
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
        <fieldset>
          <legend className="mb-2 text-label">{texts.reason}</legend>
          <div className="grid gap-2">
            {doorReasons.map((one) => (
              <ChoiceCard
                key={one}
                name="reason"
                isChosen={one === reason}
                onChoose={() => setReason(one)}
                className="px-4 py-3 font-semibold"
              >
                {door.reasons[one as keyof typeof door.reasons]}
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
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
        <FormError text={form.failure ?? (isTried && !reason ? texts.missing : undefined)} />
      </div>
    </Dialog>
  )
}
