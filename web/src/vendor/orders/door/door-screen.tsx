import ReceiptText from 'lucide-react/icons/receipt-text'
import { useState } from 'react'
import { partSums, type Kept } from '@haat/contract/domains/orders.part.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { ParcelFacts } from '../parts/parcel-facts.tsx'
import { ParcelFrame } from '../parts/parcel-frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { CodeCard } from './code-card.tsx'
import { OtherOutcomes } from './other-outcomes.tsx'
import { PlaceCard } from './place-card.tsx'
import { SumCard } from './sum-card.tsx'
import { useDoor } from './use-door.ts'
import { WaitingCard } from './waiting-card.tsx'

/** At the shopper's door: the amount, the code, and how it ended. */
export function DoorScreen({ shop, parcel }: ParcelScreenProps) {
  const { door: texts } = useArea('vendor').orders
  const { rupees, time } = useFigures()
  const [kept, setKept] = useState<Kept>()
  const door = useDoor(shop.shopId, parcel, kept)
  const { number, state, stateAt, needsCode } = parcel
  const { cashPaisa } = partSums(parcel, kept)
  const sum = rupees(cashPaisa)
  const label = kept
    ? cashPaisa > 0
      ? texts.partDelivered(sum)
      : texts.partDeliveredPaid
    : cashPaisa > 0
      ? texts.delivered(sum)
      : texts.deliveredPaid

  async function deliver() {
    if (await door.deliver()) return void showToast('success', texts.done(number))
    document.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' })
  }
  return (
    <ParcelFrame
      shop={shop}
      title={texts.title}
      note={texts.left(number, time(stateAt))}
      mark={<StateBadge state={state} />}
      bar={
        <>
          <FormError text={door.failure} className="mb-3" />
          <Button
            size="large"
            isWide
            isBusy={door.isBusy}
            busyLabel={texts.sending}
            onClick={() => void deliver()}
          >
            {label}
          </Button>
          <p className="mt-2 flex items-center justify-center gap-2 text-fine text-muted">
            <ReceiptText aria-hidden className="size-4" />
            {texts.toldNote}
          </p>
        </>
      }
      aside={
        <>
          <OtherOutcomes
            {...{ parcel, door, kept }}
            onKeep={setKept}
            onEnd={(text) => void showToast('success', text)}
          />
          <ParcelFacts {...{ shop, parcel }} />
        </>
      }
    >
      {door.waiting.kept && <WaitingCard door={door} />}
      <PlaceCard parcel={parcel} />
      <SumCard {...{ parcel, kept, door }} onWhole={() => setKept(undefined)} />
      {needsCode && <CodeCard {...{ parcel, door }} />}
    </ParcelFrame>
  )
}
