import type { ReactNode } from 'react'
import {
  noNumberReasons,
  trackingNumberMaxLength,
  trackingNumberPattern,
  type NoNumberReason,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ScanButton } from '../scan/scan-button.tsx'

/** The number that the courier gave, or why there is none. */
export interface Tracking {
  number: string
  reason: NoNumberReason | ''
}

export const noTracking: Tracking = { number: '', reason: '' }

export function trackingProblem({ number, reason }: Tracking): 'problem' | 'missing' | undefined {
  const typed = number.trim()
  if (typed !== '') return trackingNumberPattern.test(typed) ? undefined : 'problem'
  return reason === '' ? 'missing' : undefined
}

/** What the API is told about one parcel that a courier takes. */
export const handOverBody = (number: string, courierId: string, tracking: Tracking) => ({
  number,
  courierId,
  trackingNumber: tracking.number.trim(),
  ...(tracking.number.trim() === '' && tracking.reason !== '' && { noNumberReason: tracking.reason }),
})

interface TrackingFieldsProps {
  label: ReactNode
  tracking: Tracking
  /** Whether what is missing is said already. */
  isTried: boolean
  onChange(tracking: Tracking): void
  /** Keeps what was typed and leaves for the scan page. */
  onScan(): void
}

/** A scanner types into the field as a person does. */
export function TrackingFields({ label, tracking, isTried, onChange, onScan }: TrackingFieldsProps) {
  const { handOver, pack, scan } = useArea('vendor').orders
  const problem = trackingProblem(tracking)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={label}
        hint={pack.trackingHint}
        error={isTried && problem ? handOver[problem] : undefined}
      >
        {(control) => (
          <div className="flex gap-1">
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={trackingNumberMaxLength}
              value={tracking.number}
              onChange={(event) => onChange({ ...tracking, number: event.target.value })}
            />
            <ScanButton label={scan.openField} onScan={onScan} />
          </div>
        )}
      </Field>
      {tracking.number.trim() === '' && (
        <Field label={handOver.none}>
          {(control) => (
            <SelectInput
              {...control}
              value={tracking.reason}
              onChange={(event) =>
                onChange({ ...tracking, reason: event.target.value as Tracking['reason'] })
              }
            >
              <option value="">…</option>
              {noNumberReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {handOver.reasons[reason]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
    </div>
  )
}
