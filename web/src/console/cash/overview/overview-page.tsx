import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { cashQueries } from '../cash.queries.ts'
import { BoxPanel } from './box-panel.tsx'
import { CourierList } from './courier-list.tsx'
import { DayTable } from './day-table.tsx'
import { ShopList } from './shop-list.tsx'
import { SlipTable } from './slip-table.tsx'

/** What couriers hold, the box of today, and the days before. */
export function OverviewPage() {
  const { cash, frame } = useArea('staff')
  const query = useQuery(cashQueries.overview(useCall()))
  const { data } = query
  return (
    <PageLayout>
      <PageHead title={cash.title} note={cash.lead} />
      {query.isError && !data ? (
        <ErrorState picture={umbrella} heading={cash.failed} headingLevel={2} query={query}>
          {frame.nothingLost}
        </ErrorState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          {data ? (
            <>
              <CourierList couriers={data.couriers} />
              <BoxPanel overview={data} />
              {data.shops.length > 0 && <ShopList shops={data.shops} shopCount={data.shopCount} />}
            </>
          ) : (
            <>
              <PanelSkeleton />
              <PanelSkeleton />
            </>
          )}
        </div>
      )}
      {data && <DayTable />}
      {data && <SlipTable />}
    </PageLayout>
  )
}

const PanelSkeleton = () => (
  <SkeletonGroup className="grid gap-4 rounded-panel bg-surface p-5 shadow-2 md:rounded-hero md:p-6">
    <Skeleton className="h-6 w-40 rounded-chip" />
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} className="h-13 rounded-control" />
    ))}
  </SkeletonGroup>
)
