import plug from 'picture:state-plug'
import { Link } from '@tanstack/react-router'
import Route from 'lucide-react/icons/route'
import ScanLine from 'lucide-react/icons/scan-line'
import { useState } from 'react'
import {
  isSummed,
  maxCountedParcels,
  parcelViews,
  type ParcelView,
} from '@haat/contract/domains/orders.parcels.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams, type SearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { LoadMore } from '#office/parts/table/data-table.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { scanPath } from '../scan/scan-wish.ts'
import { useFigures } from '../parts/use-figures.ts'
import { ShopViews } from '../../views/shop-views.tsx'
import { ViewCount } from '../../views/view-count.tsx'
import { parcelQueries, useParcelCounts } from '../parcels.queries.ts'
import { NoParcels } from './no-parcels.tsx'
import { ParcelRow } from './parcel-row.tsx'
import { ParcelSearch } from './parcel-search.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'
import { ViewTabs } from './view-tabs.tsx'

/** Opens at what waits longest for somebody, and stays there while that is worked off. */
function useView(shop: Shop) {
  const { orders } = useArea('vendor')
  const { search, change } = useSearchParams()
  const { data: counts } = useParcelCounts(shop)
  const [first, setFirst] = useState<ParcelView>()
  const waiting = (['toAccept', 'toPack', 'packed'] as const).find((view) => counts && counts[view] > 0)
  if (counts && !first) setFirst(waiting ?? 'all')
  const named = (Object.keys(orders.views) as ParcelView[]).find((view) => view === search['view'])
  const searchTerm = search['searchTerm'] ?? ''
  // Whoever looks for a number looks for it everywhere.
  const view = named ?? (searchTerm ? 'all' : (first ?? 'all'))
  return { counts, view, searchTerm, change }
}

/** What the shop has to accept, pack, hand over and take back. */
export function ParcelList({ shop }: { shop: Shop }) {
  const { orders } = useArea('vendor')
  const { parts } = useArea('office')
  const { count, rupees } = useFigures()
  const { counts, view, searchTerm, change } = useView(shop)
  const list = useEndlessList(parcelQueries.list(useCall(), shop.shopId, view, searchTerm))
  const { rows } = list
  const sums = isSummed(view) ? list.firstPage?.sums : undefined
  const selection = useSelection(rows)
  return (
    <PageLayout>
      <PageHead
        title={orders.title}
        note={
          sums && sums.totalPaisa !== null
            ? orders.sums(count(sums.count), rupees(sums.totalPaisa))
            : counts && orders.lead(count(counts.toAccept + counts.toPack), count(counts.late))
        }
        actions={<OtherWays shop={shop} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <ViewTabs counts={list.firstPage?.counts ?? counts} chosen={view} />
        <ParcelSearch
          shop={shop}
          term={searchTerm}
          onChange={(term) => change({ searchTerm: term, view: term ? 'all' : '' })}
        />
      </div>
      <ShopViews
        shopId={shop.shopId}
        page="orders"
        renderCount={(saved) => <SavedCount {...{ shop, saved, counts }} />}
      />
      {list.hasFailed ? (
        <ErrorState picture={plug} headingLevel={2} heading={parts.listFailed} query={list}>
          {parts.listFailedText}
        </ErrorState>
      ) : !rows ? (
        <SkeletonGroup className="grid gap-3">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-36 rounded-panel md:h-20" />
          ))}
        </SkeletonGroup>
      ) : rows.length === 0 ? (
        <div role="status">
          <NoParcels {...{ view, searchTerm }} onShowAll={() => change({ view: 'all', searchTerm: '' })} />
        </div>
      ) : (
        <div>
          <ul
            aria-label={orders.list}
            aria-busy={list.isFetching}
            className="grid gap-3 md:gap-0 md:divide-y md:divide-line md:overflow-hidden md:rounded-hero md:bg-surface md:shadow-2"
          >
            {rows.map((parcel) => (
              <ParcelRow
                key={parcel.number}
                {...{ shop, parcel }}
                isSelected={selection.isChosen(parcel.number)}
                onSelect={() => selection.toggle(parcel.number)}
              />
            ))}
          </ul>
          <LoadMore list={list} shown={parts.rowsShown(count(rows.length))} />
        </div>
      )}
      <SelectionBar {...{ shop, selection }} />
    </PageLayout>
  )
}

interface SavedCountProps {
  shop: Shop
  saved: SearchParams
  counts: Partial<Record<ParcelView, number>> | undefined
}

/** How many parcels a saved view has. */
function SavedCount({ shop, saved, counts }: SavedCountProps) {
  const call = useCall()
  const { count } = useFigures()
  const view = parcelViews.find((one) => one === saved['view']) ?? 'all'
  const searchTerm = saved['searchTerm'] ?? ''
  const number = searchTerm ? undefined : counts?.[view]
  const more = number !== undefined && number >= maxCountedParcels ? '+' : ''
  return (
    <ViewCount
      known={number === undefined ? undefined : `${count(number)}${more}`}
      {...parcelQueries.list(call, shop.shopId, view, searchTerm)}
    />
  )
}

/** To what is done with parcels elsewhere. Scanning is loaded as a page of its own, since only that may open the camera. */
function OtherWays({ shop: { shopId } }: { shop: Shop }) {
  const { orders } = useArea('vendor')
  const { runs } = useArea('office')
  const look = buttonClass({ variant: 'secondary', className: 'px-4' })
  return (
    <>
      <Link to="/vendor/$" params={{ _splat: scanPath(shopId) }} reloadDocument className={look}>
        <ButtonContent icon={<ScanLine aria-hidden />}>{orders.scan.open}</ButtonContent>
      </Link>
      <Link to="/vendor/$" params={{ _splat: `${shopId}/orders/runs` }} className={look}>
        <ButtonContent icon={<Route aria-hidden />}>{runs.title}</ButtonContent>
      </Link>
    </>
  )
}
