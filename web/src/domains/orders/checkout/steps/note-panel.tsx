import { orderNoteMaxLength } from '@haat/contract/domains/orders.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Checkout } from '../use-checkout.ts'
import { StepPanel } from './step-panel.tsx'
import { TermsLine } from './terms-line.tsx'

/** A note to the vendors, the last field before the order is placed. */
export function NotePanel({ checkout: { note, setNote }, isLast }: { checkout: Checkout; isLast: boolean }) {
  const texts = useArea('checkout')
  return (
    <StepPanel title={texts.lastLook}>
      <Field
        label={
          <>
            {texts.note} <span className="font-normal text-muted">{texts.optional}</span>
          </>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            name="note"
            value={note}
            maxLength={orderNoteMaxLength}
            placeholder={texts.noteExample}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <TermsLine lead={isLast ? texts.placing : texts.nextPage} />
    </StepPanel>
  )
}
