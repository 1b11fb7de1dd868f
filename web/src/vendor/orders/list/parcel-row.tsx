import { Link } from '@tanstack/react-router'
import StickyNote from 'lucide-react/icons/sticky-note'
import type { ParcelCard } from '@haat/contract/domains/orders.parcel-view.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { DueDay } from '../parts/due-day.tsx'
import { Pictures } from '../parts/pictures.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { parcelPath } from '../parcel-path.ts'

interface ParcelRowProps {
  shop: Shop
  parcel: ParcelCard
  isSelected: boolean
  onSelect(): void
}

/** One parcel of the list: a card on a phone, a row with the same facts on a wide screen. */
export function ParcelRow({ shop, parcel, isSelected, onSelect }: ParcelRowProps) {
  const { orders } = useArea('vendor')
  const { count, rupees } = useFigures()
  const { ui } = useMessages()
  const { number, state, buyer, place, dueTo, isLate, cashPaisa, totalPaisa } = parcel
  const titles = parcel.titles.map((title) => inLanguage(title, ui.language)).join(', ')
  const contents = `${titles} · ${orders.pieces(count(parcel.pieceCount))}`
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-panel py-3 pe-4 ps-2 shadow-2',
        'md:grid-cols-[auto_minmax(0,1.9fr)_minmax(0,1fr)_7rem_7.5rem_8.5rem] md:gap-x-4 md:rounded-none md:shadow-none',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
        isSelected ? 'bg-blush' : 'bg-surface hover:bg-paper',
      )}
    >
      <label className="relative z-1 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          className="tick"
          aria-label={orders.select(number)}
          checked={isSelected}
          onChange={onSelect}
        />
      </label>
      <div className="flex min-w-0 items-center gap-3">
        <span className="shrink-0 md:w-26">
          <Pictures
            pictures={parcel.pictures}
            count={parcel.lineCount}
            edgeClass={isSelected ? 'border-blush' : 'border-surface'}
            restClass="bg-sunken text-ink"
          />
        </span>
        <div className="min-w-0">
          <Link
            to="/vendor/$"
            params={{ _splat: parcelPath(shop.shopId, number) }}
            className="block font-extrabold outline-none after:absolute after:inset-0"
          >
            <VisuallyHidden>{orders.open(number)}</VisuallyHidden>
            <span aria-hidden>{number}</span>
          </Link>
          <p className="line-clamp-1 text-small text-muted max-md:hidden">{contents}</p>
          <p className="text-small text-muted md:hidden">{orders.pieces(count(parcel.pieceCount))}</p>
        </div>
      </div>
      <div className="justify-self-end md:order-last md:justify-self-start">
        <StateBadge state={state} />
      </div>
      <div className="col-span-2 col-start-2 min-w-0 text-small md:col-span-1 md:col-start-auto">
        <p className="line-clamp-2 md:hidden">{titles}</p>
        <p className="truncate font-semibold">{buyer}</p>
        <p className="truncate text-muted">
          <BilingualText text={place} />
        </p>
        <Marks parcel={parcel} />
      </div>
      <p className="col-start-2 min-w-0 text-small md:col-start-auto">
        <span className="text-muted md:sr-only">{orders.due} </span>
        <DueDay day={dueTo} />
        {isLate && (
          <span className="ms-1.5 inline-block md:ms-0">
            <Badge tone="blushTint">{orders.late}</Badge>
          </span>
        )}
      </p>
      <p className="justify-self-end text-end text-small md:justify-self-start md:text-start">
        <span className="block text-price">{rupees(cashPaisa || totalPaisa)}</span>
        <span className="text-fine text-muted">{cashPaisa > 0 ? orders.cash : orders.paid}</span>
      </p>
    </li>
  )
}

/** What one should know before one begins to pack. */
function Marks({ parcel }: { parcel: ParcelCard }) {
  const { orders } = useArea('vendor')
  const { hasNote, isWaitingForShopper, courierName, trackingNumber } = parcel
  if (!hasNote && !isWaitingForShopper && !courierName) return null
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-fine font-semibold text-cream-ink">
      {hasNote && (
        <span className="inline-flex items-center gap-1">
          <StickyNote aria-hidden className="size-3.5" />
          {orders.hasNote}
        </span>
      )}
      {isWaitingForShopper && <span>{orders.waitsForShopper}</span>}
      {courierName && (
        <span className="text-muted">
          {courierName} {trackingNumber}
        </span>
      )}
    </p>
  )
}
