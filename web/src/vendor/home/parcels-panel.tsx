import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { maxParcelsAtOnce } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { PickingDialog } from '../orders/list/picking-dialog.tsx'
import { parcelPath } from '../orders/parcel-path.ts'
import { parcelQueries, type WaitingParcels } from '../orders/parcels.queries.ts'
import { Pictures } from '../orders/parts/pictures.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'

interface ParcelsPanelProps {
  shop: Shop
  waiting: WaitingParcels
}

/** Whether the most urgent thing of the shop is a parcel: a late one, or one to accept or pack. */
export const areParcelsUrgent = ({ counts, sums }: WaitingParcels) => counts.late + sums.count > 0

/** On a phone, the most urgent parcels: those that are late, else those to accept and to pack. */
export function ParcelsPanel({ shop, waiting }: ParcelsPanelProps) {
  const { parcels: texts } = useArea('vendor').home
  const figures = useFigures()
  const [isPicking, setIsPicking] = useState(false)
  const { counts, sums } = waiting
  const isLate = counts.late > 0
  const late = useQuery({ ...parcelQueries.first(useCall(), shop.shopId, 'late'), enabled: isLate })
  const items = isLate ? (late.data?.items ?? []) : waiting.items
  const count = isLate ? counts.late : sums.count
  const [first] = items
  const toPick = items
    .filter(({ state }) => state === 'confirmed' || state === 'accepted')
    .map(({ number }) => number)
    .slice(0, maxParcelsAtOnce)
  return (
    <section className="ghost on-colour rounded-panel bg-crimson-fill p-5 text-white md:hidden">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 className="text-label text-marigold-soft">{isLate ? texts.late : texts.toPack}</h2>
          <p className="text-h1">{texts.count(figures.count(count))}</p>
        </div>
        <Pictures
          pictures={items.flatMap(({ pictures }) => pictures.slice(0, 1))}
          count={count}
          edgeClass="border-crimson-fill"
          restClass="bg-crimson-press text-white"
        />
      </div>
      <p className="mt-1 min-h-6 text-small">
        {isLate ? texts.lateText : sums.totalPaisa !== null && texts.worth(figures.rupees(sums.totalPaisa))}
      </p>
      <div className="mt-3 flex gap-2.5">
        <Link
          to="/vendor/$"
          params={{
            _splat: isLate || !first ? `${shop.shopId}/orders` : parcelPath(shop.shopId, first.number),
          }}
          search={(isLate ? { view: 'late' } : {}) as object}
          className={buttonClass({ variant: 'onColour', className: 'grow' })}
        >
          {isLate ? texts.look : texts.start}
        </Link>
        {toPick.length > 0 && (
          <IconButton
            label={texts.print}
            aria-haspopup="dialog"
            className="size-12! border border-white/40 hover:bg-white/10!"
            onClick={() => setIsPicking(true)}
          >
            <Printer aria-hidden />
          </IconButton>
        )}
      </div>
      {isPicking && (
        <PickingDialog shopId={shop.shopId} numbers={toPick} onClose={() => setIsPicking(false)} />
      )}
    </section>
  )
}
