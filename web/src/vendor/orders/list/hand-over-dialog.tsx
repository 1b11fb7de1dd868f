import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { parcelQueries, type StepOutcome } from '../parcels.queries.ts'
import { noTracking, TrackingFields, trackingProblem, type Tracking } from '../parts/tracking-fields.tsx'
import { useHandOver } from '../parts/use-hand-over.ts'
import { useFailureText } from '../parts/use-failure-text.ts'
import { scanTracking, useBroughtCode } from '../scan/scan-wish.ts'
import { forgetHandOver, keepHandOver, readHandOver } from './kept-hand-over.ts'

interface HandOverDialogProps {
  shopId: string
  numbers: readonly string[]
  /** The courier who has them, and is not offered. */
  without?: string | undefined
  onDone(items: StepOutcome[]): void
  onClose(): void
}

/** Gives several packed parcels to one courier, each with its number. */
export function HandOverDialog({ shopId, numbers, without, onDone, onClose }: HandOverDialogProps) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { handOver: texts } = orders
  const couriers = useQuery(parcelQueries.couriers(useCall(), shopId))
  const scannedOf = useBroughtCode()
  const [kept] = useState(() => readHandOver(shopId))
  const [chosenId, setChosenId] = useState(kept?.courierId)
  const [trackings, setTrackings] = useState<Record<string, Tracking>>(() => ({
    ...kept?.trackings,
    ...Object.fromEntries(
      numbers.flatMap((number) => {
        const scanned = scannedOf(number)
        return scanned === undefined ? [] : [[number, { number: scanned, reason: '' as const }]]
      }),
    ),
  }))
  useEffect(() => forgetHandOver(shopId), [shopId])
  const [isTried, setIsTried] = useState(false)
  const { mutateAsync, isPending, error } = useHandOver(shopId)
  const offered = couriers.data?.filter(({ id }) => id !== without)
  const courierId = chosenId ?? offered?.[0]?.id
  const trackingOf = (number: string) => trackings[number] ?? noTracking
  const isIncomplete = numbers.some((number) => trackingProblem(trackingOf(number)))

  async function send() {
    setIsTried(true)
    if (courierId === undefined || isIncomplete) return
    const parcels = numbers.map((number) => ({ number, courierId, tracking: trackingOf(number) }))
    onDone(await mutateAsync(parcels))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={texts.title}
      footer={
        <Button isWide isBusy={isPending} onClick={() => void send().catch(() => {})}>
          {texts.send}
        </Button>
      }
    >
      <div className="grid gap-5">
        {offered?.length === 0 && <p>{texts.noCouriers}</p>}
        {couriers.isLoadingError && <PartError onRetry={() => void couriers.refetch()} />}
        <fieldset>
          <legend className="mb-2 text-label">{texts.courier}</legend>
          <div className="grid gap-2.5">
            {offered?.map(({ id, name, collects }) => (
              <ChoiceCard
                key={id}
                name="courier"
                isChosen={id === courierId}
                onChoose={() => setChosenId(id)}
                className="grid p-3.5"
              >
                <span className="text-label">{name}</span>
                <span className="text-small text-muted">
                  <BilingualText text={collects} />
                </span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        {numbers.map((number) => (
          <TrackingFields
            key={number}
            label={texts.number(number)}
            tracking={trackingOf(number)}
            isTried={isTried}
            onChange={(tracking) => setTrackings((all) => ({ ...all, [number]: tracking }))}
            onScan={() => {
              keepHandOver(shopId, { numbers: [...numbers], courierId: chosenId, trackings })
              scanTracking(shopId, number)
            }}
          />
        ))}
        <FormError text={isTried && isIncomplete ? texts.problems : failureText(error)} />
      </div>
    </Dialog>
  )
}
