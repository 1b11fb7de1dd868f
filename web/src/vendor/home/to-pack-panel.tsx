import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ParcelCard } from '@haat/contract/domains/orders.parcel-view.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { PickingDialog } from '../orders/list/picking-dialog.tsx'
import { parcelPath } from '../orders/parcel-path.ts'
import { parcelQueries } from '../orders/parcels.queries.ts'
import { StateBadge } from '../orders/parts/state-badge.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { AllLink } from './all-link.tsx'

const shown = 5

/** On a wide screen: what is to be accepted and packed, what is due first on top. */
export function ToPackPanel({ shop }: { shop: Shop }) {
  const { home } = useArea('vendor')
  const figures = useFigures()
  const { data, isError, refetch } = useQuery(parcelQueries.waiting(useCall(), shop.shopId))
  const [isPicking, setIsPicking] = useState(false)
  return (
    <Panel
      title={home.parcels.toPack}
      action={
        data &&
        data.items.length > 0 && (
          <span className="flex flex-wrap justify-end gap-x-5">
            {data.sums.count > shown && (
              <AllLink
                path={`${shop.shopId}/orders`}
                search={{ view: 'waiting' }}
                text={home.allOf(figures.count(data.sums.count))}
              />
            )}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsPicking(true)}
              className="min-h-11 text-small font-semibold text-crimson hover:underline"
            >
              {home.parcels.print}
            </button>
          </span>
        )
      }
    >
      {data ? (
        data.items.length === 0 ? (
          <p className="text-muted">{home.parcels.none}</p>
        ) : (
          <ul className="-mb-3">
            {data.items.slice(0, shown).map((parcel) => (
              <ToPackRow key={parcel.number} {...{ shop, parcel }} />
            ))}
          </ul>
        )
      ) : isError ? (
        <PartError onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11 rounded-chip" />
          ))}
        </SkeletonGroup>
      )}
      {isPicking && data && (
        <PickingDialog
          shopId={shop.shopId}
          numbers={data.items.map(({ number }) => number)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Panel>
  )
}

function ToPackRow({ shop, parcel }: { shop: Shop; parcel: ParcelCard }) {
  const { orders } = useArea('vendor')
  const { language } = useMessages().ui
  const figures = useFigures()
  const { number, state, titles, pictures, pieceCount, lineCount, method, totalPaisa, isLate } = parcel
  const [title] = titles
  const more = lineCount > 1 ? ` ${orders.andMore(figures.count(lineCount - 1))}` : ''
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3.5 border-t border-line py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus xl:grid-cols-[auto_minmax(0,1fr)_auto_5.5rem]">
      {pictures[0] && (
        <Picture
          picture={pictures[0]}
          sizes="44px"
          onlyWidths={[160]}
          isDecorative
          className="size-11 rounded-chip"
        />
      )}
      <div className="col-start-2 min-w-0">
        <Link
          to="/vendor/$"
          params={{ _splat: parcelPath(shop.shopId, number) }}
          className="block truncate font-semibold outline-none after:absolute after:inset-0 hover:text-crimson"
        >
          <VisuallyHidden>{orders.open(number)}: </VisuallyHidden>
          {title && inLanguage(title, language)}
          {lineCount === 1 && pieceCount > 1 ? ` × ${figures.count(pieceCount)}` : more}
        </Link>
        <p className="truncate text-small text-muted">
          {number} · {orders.methods[method]}
        </p>
      </div>
      {shop.rights.includes('figures') && <span className="text-end">{figures.rupees(totalPaisa)}</span>}
      <span className="col-start-4 flex justify-end">
        {isLate ? <Badge tone="blushTint">{orders.late}</Badge> : <StateBadge state={state} />}
      </span>
    </li>
  )
}
