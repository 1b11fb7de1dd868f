import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { ParcelStepInput } from '../../orders.queries.ts'
import { DeclineFields, MissingFields, PartFields, RefusedFields } from './step-fields.tsx'
import { StepForm, WordsField, type StepFormProps } from './step-form.tsx'
import type { Stepping } from './use-stepping.ts'

/** The steps that ask for something before they are taken. */
export type AskedStep =
  | 'decline'
  | 'missing'
  | 'partlyDelivered'
  | 'refused'
  | 'cancel'
  | 'freeCode'
  | 'noPayment'

interface StepDialogProps {
  parcel: ShopParcel
  asked: AskedStep
  stepping: Stepping
  onClose(): void
}

/** Asks what a step needs to know, and takes it. */
export function StepDialog({ parcel, asked, stepping, onClose }: StepDialogProps) {
  const { dialogs, fields } = useArea('staff').orderParcels
  const titles: Record<AskedStep, string> = {
    decline: dialogs.declineTitle,
    missing: dialogs.missingTitle,
    partlyDelivered: dialogs.doorTitle.partlyDelivered,
    refused: dialogs.doorTitle.refused,
    cancel: dialogs.cancelTitle,
    freeCode: dialogs.freeTitle,
    noPayment: dialogs.noPaymentTitle,
  }
  const texts: Partial<Record<AskedStep, string>> = {
    decline: dialogs.declineText,
    missing: dialogs.missingText,
    partlyDelivered: dialogs.partlyText,
    cancel: dialogs.cancelText,
    freeCode: dialogs.freeText,
    noPayment: dialogs.noPaymentText,
  }
  const form = { parcel, isBusy: stepping.busyStep !== undefined, onClose, problem: stepping.problem }
  const send = (input: ParcelStepInput) => stepping.take(input, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={titles[asked]}>
      {texts[asked] && <p className="mb-4 text-muted">{texts[asked]}</p>}
      {asked === 'decline' && <DeclineFields {...form} onSend={send} />}
      {asked === 'missing' && <MissingFields {...form} onSend={send} />}
      {asked === 'partlyDelivered' && <PartFields {...form} onSend={send} />}
      {asked === 'refused' && <RefusedFields {...form} onSend={send} />}
      {(asked === 'cancel' || asked === 'freeCode') && (
        <WordsFields
          {...form}
          isRequired={asked === 'cancel'}
          onSend={(words) =>
            send({ step: asked === 'cancel' ? 'cancel' : 'free-door-code', body: { words } })
          }
        />
      )}
      {asked === 'noPayment' && (
        <WordsFields
          {...form}
          isRequired
          label={fields.whereLooked}
          onSend={(words) => send({ step: 'door-payment', body: { answer: 'missing', words } })}
        />
      )}
    </Dialog>
  )
}

interface WordsFieldsProps extends StepFormProps {
  isRequired: boolean
  label?: string
  onSend(words: string): void
}

function WordsFields({ isRequired, label, onSend, ...form }: WordsFieldsProps) {
  const { fields } = useArea('staff').orderParcels
  const [words, setWords] = useState('')
  return (
    <StepForm {...form} isReady={!isRequired || words.trim() !== ''} onSave={() => onSend(words.trim())}>
      <WordsField
        label={label ?? (isRequired ? fields.wordsToShopper : fields.words)}
        isRequired={isRequired}
        words={words}
        onChange={setWords}
      />
    </StepForm>
  )
}
