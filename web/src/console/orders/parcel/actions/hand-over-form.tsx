import { useQuery } from '@tanstack/react-query'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import {
  noNumberReasons,
  trackingNumberMaxLength,
  type NoNumberReason,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { courierQueries } from '#console/couriers/couriers.queries.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { PartError } from '#ui/state/part-error.tsx'
import type { Stepping } from './use-stepping.ts'

/** Says which courier got the parcel, with its tracking number or why there is none: only then it is shipped. */
export function HandOverForm({ stepping, isFirst }: { stepping: Stepping; isFirst: boolean }) {
  const { fields, steps } = useArea('staff').orderParcels
  const { data: couriers, isError, refetch } = useQuery(courierQueries.choices(useCall()))
  const [courierId, setCourierId] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [reason, setReason] = useState<NoNumberReason | ''>('')
  const chosen = courierId || couriers?.[0]?.id || ''
  const isReady = chosen !== '' && (trackingNumber.trim() !== '' || reason !== '')
  if (isError) return <PartError onRetry={() => void refetch()} />
  return (
    <form
      className="grid gap-2.5 sm:grid-cols-[minmax(0,9fr)_minmax(0,11fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        const number = trackingNumber.trim()
        const body = {
          courierId: chosen,
          trackingNumber: number,
          ...(number === '' && reason && { noNumberReason: reason }),
        }
        stepping.take({ step: 'hand-over', body })
      }}
    >
      <SelectInput
        aria-label={fields.courier}
        value={chosen}
        onChange={(event) => setCourierId(event.target.value)}
      >
        {couriers?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <TextInput
        aria-label={fields.trackingNumber}
        placeholder={fields.trackingNumber}
        maxLength={trackingNumberMaxLength}
        autoComplete="off"
        value={trackingNumber}
        onChange={(event) => setTrackingNumber(event.target.value)}
      />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'secondary'}
        icon={<Truck aria-hidden />}
        isBusy={stepping.busyStep === 'hand-over'}
        aria-disabled={!isReady}
      >
        {steps.handOver}
      </Button>
      {trackingNumber.trim() === '' && (
        <SelectInput
          aria-label={fields.noNumber}
          value={reason}
          onChange={(event) => setReason(event.target.value as NoNumberReason | '')}
          className="sm:col-span-2"
        >
          <option value="">{fields.noNumber}…</option>
          {noNumberReasons.map((one) => (
            <option key={one} value={one}>
              {fields.noNumberReasons[one]}
            </option>
          ))}
        </SelectInput>
      )}
    </form>
  )
}
