import { orderNoteMaxLength } from '@haat/contract/domains/orders.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Checkout } from '../use-checkout.ts'
import { StepPanel } from './step-panel.tsx'
import { TermsLine } from './terms-line.tsx'

export const buyerPanId = 'buyer-pan'

/** A note to the vendors and the buyer's PAN, the last fields before the order is placed. */
export function NotePanel({ checkout, isLast }: { checkout: Checkout; isLast: boolean }) {
  const texts = useArea('checkout')
  const { note, setNote, buyerPan, setBuyerPan, isPanRefused, checkPan } = checkout
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
      <Field
        id={buyerPanId}
        className="mt-4"
        label={
          <>
            {texts.buyerPan} <span className="font-normal text-muted">{texts.optional}</span>
          </>
        }
        hint={texts.buyerPanHint}
        error={isPanRefused ? texts.buyerPanInvalid : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name="buyerPan"
            inputMode="numeric"
            autoComplete="off"
            value={buyerPan}
            maxLength={20}
            onChange={(event) => setBuyerPan(event.target.value)}
            onBlur={checkPan}
          />
        )}
      </Field>
      <TermsLine lead={isLast ? texts.placing : texts.nextPage} />
    </StepPanel>
  )
}
