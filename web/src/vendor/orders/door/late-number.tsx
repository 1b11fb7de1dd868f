import { useState } from 'react'
import { trackingNumberMaxLength } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { trackingProblem } from '../parts/tracking-fields.tsx'
import { useFailureText } from '../parts/use-failure-text.ts'
import { useHandOver } from '../parts/use-hand-over.ts'
import { ScanButton } from '../scan/scan-button.tsx'
import { scanTracking, useBroughtCode } from '../scan/scan-wish.ts'

interface LateNumberProps {
  shopId: string
  number: string
  courierId: string
}

/** The tracking number of a parcel that its courier took without one. */
export function LateNumber({ shopId, number, courierId }: LateNumberProps) {
  const { door, handOver, pack, scan } = useArea('vendor').orders
  const failureText = useFailureText()
  const handing = useHandOver(shopId)
  const scanned = useBroughtCode()(number)
  const [typed, setTyped] = useState(scanned ?? '')
  const [error, setError] = useState<string>()

  async function save() {
    const tracking = { number: typed, reason: '' } as const
    const problem = trackingProblem(tracking)
    setError(problem && handOver[problem])
    if (problem) return
    const [outcome] = await handing.mutateAsync([{ number, courierId, tracking }])
    if (outcome?.refusal) setError(failureText(outcome.refusal))
    else void showToast('success', door.withCourier.numberSaved)
  }
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save().catch((failure: unknown) => setError(failureText(failure)))
      }}
    >
      <Field label={pack.tracking} hint={pack.trackingHint} error={error}>
        {(control) => (
          <div className="flex gap-1">
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={trackingNumberMaxLength}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <ScanButton label={scan.openField} onScan={() => scanTracking(shopId, number)} />
          </div>
        )}
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" isBusy={handing.isPending}>
        {door.withCourier.saveNumber}
      </Button>
    </form>
  )
}
