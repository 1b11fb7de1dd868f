import type { ReactNode } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { stepWordsMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useArea } from '#ui/messages/use-area.ts'

export interface StepFormProps {
  parcel: ShopParcel
  isBusy: boolean
  problem: string | undefined
  onClose(): void
}

interface StepFormFrameProps extends StepFormProps {
  isReady: boolean
  onSave(): void
  children: ReactNode
}

/** The fields of a step, why it was refused, and its two buttons. */
export function StepForm({ isBusy, isReady, problem, onSave, onClose, children }: StepFormFrameProps) {
  const { dialogs } = useArea('staff').orderParcels
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy) onSave()
      }}
    >
      {children}
      <FormError text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onClose} className="grow">
          {dialogs.keep}
        </Button>
        <Button
          type="submit"
          isBusy={isBusy}
          busyLabel={dialogs.saving}
          aria-disabled={!isReady}
          className="grow"
        >
          {dialogs.save}
        </Button>
      </div>
    </form>
  )
}

interface WordsFieldProps {
  label: string
  isRequired?: boolean
  words: string
  onChange(words: string): void
}

export const WordsField = ({ label, isRequired = false, words, onChange }: WordsFieldProps) => (
  <Field label={label} isRequired={isRequired}>
    {(control) => (
      <TextArea
        {...control}
        rows={2}
        maxLength={stepWordsMaxLength}
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
