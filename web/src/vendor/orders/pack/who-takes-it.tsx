import Banknote from 'lucide-react/icons/banknote'
import Motorbike from 'lucide-react/icons/motorbike'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { TrackingFields } from '../parts/tracking-fields.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { usePlaceText } from '../parts/use-place-text.ts'
import { scanTracking } from '../scan/scan-wish.ts'
import type { Carrier } from './use-carrier.ts'

/** The couriers, and the shop itself where it may go; the chosen card unfolds what it needs. */
export function WhoTakesIt({ shop, parcel, carrier }: ParcelScreenProps & { carrier: Carrier }) {
  const { pack, handOver } = useArea('vendor').orders
  const { rupees } = useFigures()
  const place = usePlaceText(parcel)
  const { couriers, chosen, choose, tracking, isTried } = carrier
  const { cashPaisa, deliveryPaisa, mayCarry } = parcel
  const deliveryText = rupees(deliveryPaisa)
  const selfText =
    cashPaisa > 0
      ? deliveryPaisa > 0
        ? pack.takeAtDoor(rupees(cashPaisa), deliveryText)
        : pack.takeAtDoorFree(rupees(cashPaisa))
      : deliveryPaisa > 0
        ? pack.paidAlready(deliveryText)
        : pack.paidAlreadyFree
  return (
    <fieldset id="who-takes-it" className="grid scroll-mt-28 gap-2.5">
      <legend className="mb-2.5 text-h3">{pack.whoTakes}</legend>
      {couriers.isLoadingError && (
        <div className="rounded-control bg-cream p-4 text-cream-ink">
          <p className="font-semibold">{pack.couriersFailed}</p>
          <PartError onRetry={() => void couriers.refetch()} />
        </div>
      )}
      {couriers.data?.length === 0 && !mayCarry && <p className="text-small">{handOver.noCouriers}</p>}
      {couriers.data?.map(({ id, name, collects }) => (
        <CarrierCard
          key={id}
          title={name}
          text={<BilingualText text={collects} />}
          icon={<Truck aria-hidden />}
          isChosen={chosen === id}
          onChoose={() => choose(id)}
        >
          {cashPaisa > 0 && <p className="text-small">{pack.courierTakes(rupees(cashPaisa))}</p>}
          <TrackingFields
            label={pack.tracking}
            tracking={tracking}
            isTried={isTried}
            onChange={carrier.setTracking}
            onScan={() => scanTracking(shop.shopId, parcel.number)}
          />
        </CarrierCard>
      ))}
      {mayCarry && (
        <CarrierCard
          title={pack.myself}
          text={place}
          icon={<Motorbike aria-hidden />}
          isChosen={chosen === 'self'}
          onChoose={() => choose('self')}
        >
          <p className="flex gap-2.5 text-small">
            <Banknote aria-hidden className="size-5 shrink-0 text-crimson" />
            {selfText}
          </p>
        </CarrierCard>
      )}
    </fieldset>
  )
}

interface CarrierCardProps {
  title: string
  text: ReactNode
  icon: ReactNode
  isChosen: boolean
  onChoose(): void
  /** Shown once it is chosen. */
  children: ReactNode
}

function CarrierCard({ title, text, icon, isChosen, onChoose, children }: CarrierCardProps) {
  return (
    <div
      className={classNames(
        'rounded-panel transition-colors',
        isChosen
          ? 'bg-blush inset-ring-[2.5px] inset-ring-crimson'
          : 'bg-surface inset-ring-[1.5px] inset-ring-line-strong',
      )}
    >
      <label className="flex min-h-16 cursor-pointer items-center gap-3.5 rounded-panel p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input type="radio" name="carrier" className="sr-only" checked={isChosen} onChange={onChoose} />
        <span
          aria-hidden
          className={classNames(
            'size-5.5 shrink-0 rounded-full bg-surface',
            isChosen ? 'border-[7px] border-crimson-fill' : 'border-[1.5px] border-line-strong',
          )}
        />
        <span className="grid min-w-0 grow">
          <span className="text-label">{title}</span>
          <span className="text-small text-muted">{text}</span>
        </span>
        <span className={classNames('shrink-0 [&>svg]:size-6', isChosen && 'text-crimson')}>{icon}</span>
      </label>
      {isChosen && <div className="mx-4 grid gap-3 border-t border-line py-3.5 ps-9">{children}</div>}
    </div>
  )
}
