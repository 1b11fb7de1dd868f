import { useState } from 'react'
import { doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'
import {
  declineReasons,
  doorReasons,
  type DeclineReason,
  type DoorReason,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { ParcelStepInput } from '../../orders.queries.ts'
import { DoorCode } from './door-code.tsx'
import { PaymentFields, useDoorPayment } from './door-form.tsx'
import { StepForm, WordsField, type StepFormProps } from './step-form.tsx'

type SendingProps = StepFormProps & { onSend(input: ParcelStepInput): void }

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | ''
  names: Record<Value, string>
  values: readonly Value[]
  onChange(value: NoInfer<Value>): void
}

function Choice<Value extends string>({ label, value, names, values, onChange }: ChoiceProps<Value>) {
  const { fields } = useArea('staff').orderParcels
  return (
    <Field label={label} isRequired>
      {(control) => (
        <SelectInput {...control} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {value === '' && <option value="">{fields.choose}</option>}
          {values.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  )
}

export function DeclineFields({ onSend, ...form }: SendingProps) {
  const { fields } = useArea('staff').orderParcels
  const [reason, setReason] = useState<DeclineReason | ''>('')
  const [words, setWords] = useState('')
  const isReady = reason !== '' && (reason !== 'other' || words.trim() !== '')
  return (
    <StepForm
      {...form}
      isReady={isReady}
      onSave={() => reason && onSend({ step: 'decline', body: { reason, words: words.trim() } })}
    >
      <Choice
        label={fields.reason}
        value={reason}
        values={declineReasons}
        names={fields.declineReasons}
        onChange={setReason}
      />
      <WordsField label={fields.words} isRequired={reason === 'other'} words={words} onChange={setWords} />
    </StepForm>
  )
}

export function RefusedFields({ onSend, ...form }: SendingProps) {
  const { fields } = useArea('staff').orderParcels
  const [reason, setReason] = useState<DoorReason | ''>('')
  const [words, setWords] = useState('')
  return (
    <StepForm
      {...form}
      isReady={reason !== ''}
      onSave={() =>
        reason && onSend({ step: 'door', body: { outcome: 'refused', reason, words: words.trim() } })
      }
    >
      <Choice
        label={fields.reason}
        value={reason}
        values={doorReasons}
        names={fields.doorReasons}
        onChange={setReason}
      />
      <WordsField label={fields.words} words={words} onChange={setWords} />
    </StepForm>
  )
}

/** Which line has too few, and whether fewer are sent or none. A substitute is for the shop to choose, in its portal. */
export function MissingFields({ onSend, ...form }: SendingProps) {
  const { fields } = useArea('staff').orderParcels
  const { ui } = useMessages()
  const lines = form.parcel.lines.filter(({ sent }) => sent > 0)
  const [variantId, setVariantId] = useState(lines[0]?.variantId ?? '')
  const line = lines.find((one) => one.variantId === variantId)
  const [what, setWhat] = useState<'less' | 'cancel'>('cancel')
  const [sent, setSent] = useState('')
  const isReady = line !== undefined && (what === 'cancel' || (Number(sent) > 0 && Number(sent) < line.sent))
  const names = Object.fromEntries(
    lines.map((one) => [
      one.variantId,
      [one.title, ...one.choice].map((text) => inLanguage(text, ui.language)).join(', '),
    ]),
  )
  const body = what === 'cancel' ? { what, variantId } : { what, variantId, sent: Number(sent) }
  return (
    <StepForm {...form} isReady={isReady} onSave={() => onSend({ step: 'missing', body })}>
      <Choice
        label={fields.line}
        value={variantId}
        values={lines.map((one) => one.variantId)}
        names={names}
        onChange={setVariantId}
      />
      <Choice
        label={fields.missingWhat}
        value={what}
        values={(line?.sent ?? 1) > 1 ? (['less', 'cancel'] as const) : (['cancel'] as const)}
        names={fields.missingWhats}
        onChange={setWhat}
      />
      {what === 'less' && (
        <NumberField label={fields.sent} most={(line?.sent ?? 1) - 1} value={sent} onChange={setSent} />
      )}
    </StepForm>
  )
}

interface NumberFieldProps {
  label: string
  most: number
  least?: number
  value: string
  onChange(value: string): void
}

const NumberField = ({ label, most, least = 1, value, onChange }: NumberFieldProps) => (
  <Field label={label} isRequired>
    {(control) => (
      <TextInput
        {...control}
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** What the shopper keeps of each line, with the door code where one is asked for. */
export function PartFields({ onSend, ...form }: SendingProps) {
  const { fields } = useArea('staff').orderParcels
  const { ui } = useMessages()
  const { parcel } = form
  const lines = parcel.lines.filter(({ sent }) => sent > 0)
  const [kept, setKept] = useState<Record<string, string>>({})
  const [code, setCode] = useState('')
  const payment = useDoorPayment(parcel)
  const keptOf = (variantId: string, sent: number) =>
    Math.min(sent, Math.max(0, Math.trunc(Number(kept[variantId] ?? sent)) || 0))
  const taken = lines
    .map(({ variantId, sent }) => ({ variantId, quantity: keptOf(variantId, sent) }))
    .filter(({ quantity }) => quantity > 0)
  const isPart = taken.length > 0 && lines.some(({ variantId, sent }) => keptOf(variantId, sent) < sent)
  const isReady = isPart && payment.isReady && (!parcel.needsCode || code.length === doorCodeDigits)
  const body = {
    outcome: 'partlyDelivered' as const,
    taken,
    ...payment.body,
    ...(parcel.needsCode && { code }),
  }
  return (
    <StepForm {...form} isReady={isReady} onSave={() => onSend({ step: 'door', body })}>
      {lines.map(({ variantId, title, sent }) => (
        <NumberField
          key={variantId}
          label={fields.taken(inLanguage(title, ui.language))}
          least={0}
          most={sent}
          value={kept[variantId] ?? String(sent)}
          onChange={(value) => setKept({ ...kept, [variantId]: value })}
        />
      ))}
      {parcel.cashPaisa > 0 && (
        <div className="flex flex-wrap gap-2.5">
          <PaymentFields payment={payment} />
        </div>
      )}
      {parcel.needsCode && (
        <div>
          <p className="mb-2 text-label">{fields.doorCode}</p>
          <DoorCode code={code} onChange={setCode} />
        </div>
      )}
    </StepForm>
  )
}
