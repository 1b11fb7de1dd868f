import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { LineList } from '../parts/line-list.tsx'
import { ParcelFacts } from '../parts/parcel-facts.tsx'
import { ParcelFrame } from '../parts/parcel-frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { AnotherCourier } from './another-courier.tsx'
import { AgainScreen } from './again-screen.tsx'
import { DoorScreen } from './door-screen.tsx'
import { LateNumber } from './late-number.tsx'

/** A parcel that has left the shop, carried by somebody of the shop or by a courier. */
export function DoorPage({ shop, parcel }: ParcelScreenProps) {
  const [isTold, setIsTold] = useState(false)
  const { carrier, state } = parcel
  if (state === 'tried') return <AgainScreen {...{ shop, parcel }} />
  if (carrier === 'self' || (isTold && state !== 'handedOver')) return <DoorScreen {...{ shop, parcel }} />
  return <CourierScreen {...{ shop, parcel }} onTold={() => setIsTold(true)} />
}

/** The courier has it: under which number, and a way to say what the courier told the shop. */
function CourierScreen({ shop, parcel, onTold }: ParcelScreenProps & { onTold(): void }) {
  const { orders } = useArea('vendor')
  const { withCourier } = orders.door
  const { number, state, buyer, courierId, courierName, trackingNumber, lines, tries } = parcel
  return (
    <ParcelFrame
      shop={shop}
      title={number}
      note={buyer}
      mark={<StateBadge state={state} />}
      aside={<ParcelFacts {...{ shop, parcel }} />}
    >
      <section className="flex gap-3.5 rounded-panel bg-surface p-4 shadow-2">
        <Truck aria-hidden className="mt-0.5 size-6 shrink-0 text-crimson" />
        <div className="min-w-0">
          <h2 className="text-h3">{withCourier.title(courierName ?? '')}</h2>
          <p className="font-semibold" translate="no">
            {trackingNumber ?? orders.facts.noTracking}
          </p>
          {trackingNumber === null && courierId !== null && (
            <LateNumber shopId={shop.shopId} {...{ number, courierId }} />
          )}
          {tries === 0 && courierId !== null && (
            <AnotherCourier shopId={shop.shopId} {...{ number, courierId }} />
          )}
          {state !== 'handedOver' && (
            <>
              <p className="mt-1 text-small text-muted">{withCourier.text}</p>
              <Button variant="secondary" className="mt-3" onClick={onTold}>
                {withCourier.say}
              </Button>
            </>
          )}
        </div>
      </section>
      <LineList
        title={orders.facts.lines}
        lines={lines.filter(({ sent }) => sent > 0).map((line) => ({ line, count: line.sent }))}
      />
    </ParcelFrame>
  )
}
