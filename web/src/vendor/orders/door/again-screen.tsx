import CalendarClock from 'lucide-react/icons/calendar-clock'
import { maxTries } from '@haat/contract/domains/orders.steps.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { ParcelFacts } from '../parts/parcel-facts.tsx'
import { ParcelFrame } from '../parts/parcel-frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { LateNumber } from './late-number.tsx'
import { PlaceCard } from './place-card.tsx'
import { useFailureText } from '../parts/use-failure-text.ts'

/** Nobody was at home: which day the shopper wishes for, and leaving once more. */
export function AgainScreen({ shop, parcel }: ParcelScreenProps) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { again } = orders.door
  const { count, bsDay, adDay } = useFigures()
  const { number, state, buyer, tries, wishedDay, courierId, courierName, trackingNumber } = parcel
  const { mutateAsync, isPending } = useParcelStep<void>(shop.shopId, number, (call, params) =>
    call('POST /vendor/shops/:shopId/parcels/:number/leave', { params }),
  )
  const go = () =>
    mutateAsync().then(
      () => void showToast('success', again.gone),
      (failure: unknown) => void showToast('error', failureText(failure)!),
    )
  const wishText = wishedDay && [bsDay(wishedDay), adDay(wishedDay)].filter(Boolean).join(' · ')
  return (
    <ParcelFrame
      shop={shop}
      title={number}
      note={buyer}
      mark={<StateBadge state={state} />}
      bar={
        <Button size="large" isWide isBusy={isPending} busyLabel={again.going} onClick={() => void go()}>
          {again.go}
        </Button>
      }
      aside={<ParcelFacts {...{ shop, parcel }} />}
    >
      <section className="flex gap-3.5 rounded-panel bg-cream p-4 text-cream-ink">
        <CalendarClock aria-hidden className="mt-0.5 size-6 shrink-0" />
        <div>
          <h2 className="text-h3">{again.title(count(tries), count(maxTries))}</h2>
          <p className="mt-0.5">{wishText ? again.wished(wishText) : again.noWish}</p>
        </div>
      </section>
      {trackingNumber === null && courierId !== null && (
        <section className="rounded-panel bg-surface p-4 shadow-2">
          <h2 className="text-h3">{orders.door.withCourier.title(courierName ?? '')}</h2>
          <LateNumber shopId={shop.shopId} {...{ number, courierId }} />
        </section>
      )}
      <PlaceCard parcel={parcel} />
    </ParcelFrame>
  )
}
