import { useState } from 'react'
import { trackingNumberMaxLength, trackingNumberPattern } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { Stepping } from './use-stepping.ts'

/** The tracking number of a parcel that its courier took without one. */
export function LateNumber({ courierId, stepping }: { courierId: string; stepping: Stepping }) {
  const { fields, steps } = useArea('staff').orderParcels
  const [typed, setTyped] = useState('')
  const trackingNumber = typed.trim()
  const isReady = trackingNumberPattern.test(trackingNumber)
  return (
    <form
      className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) stepping.take({ step: 'hand-over', body: { courierId, trackingNumber }, isLate: true })
      }}
    >
      <TextInput
        aria-label={fields.trackingNumber}
        placeholder={fields.trackingNumber}
        maxLength={trackingNumberMaxLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={stepping.busyStep === 'hand-over'}
        aria-disabled={!isReady}
      >
        {steps.saveNumber}
      </Button>
    </form>
  )
}
