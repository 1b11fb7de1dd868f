import { useId, useState } from 'react'
import {
  noteMaxLength,
  refusalReasons,
  type RefusalReason,
} from '@haat/contract/domains/applications.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, FieldError } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'

/** What is written in the dialog; it outlives the dialog, so that somebody can look at the application again. */
export interface Refusal {
  reason: RefusalReason | undefined
  note: string
}

interface RefuseDialogProps {
  refusal: Refusal
  onChange(refusal: Refusal): void
  isBusy: boolean
  failure: string | undefined
  onRefuse(reason: RefusalReason, note: string): void
  onClose(): void
}

/** Asks for the reason of a refusal, which the applicant reads, and for a confirmation by that. */
export function RefuseDialog(props: RefuseDialogProps) {
  const { refusal, onChange, isBusy, failure, onRefuse, onClose } = props
  const { reason, note } = refusal
  const { decide } = useArea('staff').vendors
  const errorId = useId()
  const [isTried, setIsTried] = useState(false)
  const needsNote = reason === 'other' && note.trim() === ''
  function refuse() {
    setIsTried(true)
    if (reason !== undefined && !needsNote) onRefuse(reason, note.trim())
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={decide.refuseTitle}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {decide.notNow}
          </Button>
          <Button isWide isBusy={isBusy} busyLabel={decide.refusing} onClick={refuse}>
            {decide.refuse}
          </Button>
        </>
      }
    >
      <p className="text-muted">{decide.refuseText}</p>
      <fieldset className="mt-4" aria-describedby={isTried && reason === undefined ? errorId : undefined}>
        <legend className="mb-2 text-label">{decide.refuseReason}</legend>
        {refusalReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={one === reason}
              onChange={() => onChange({ ...refusal, reason: one })}
              className="tick"
            />
            {decide.refusals[one]}
          </label>
        ))}
        {isTried && reason === undefined && <FieldError id={errorId}>{decide.reasonNeeded}</FieldError>}
      </fieldset>
      <Field
        label={decide.note}
        error={isTried && needsNote ? decide.noteNeeded : undefined}
        isRequired={reason === 'other'}
        className="mt-4"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={noteMaxLength}
            value={note}
            onChange={(event) => onChange({ ...refusal, note: event.target.value })}
          />
        )}
      </Field>
      <FormError text={failure} className="mt-4" />
    </Dialog>
  )
}
