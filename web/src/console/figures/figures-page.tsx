import umbrella from 'picture:state-umbrella'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { calendars, type Calendar } from '@haat/contract/domains/figures.rules.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { DoorPanel } from './door-panel.tsx'
import { SalesPanel } from './sales-panel.tsx'

const refetchMs = 60_000

const staffFigures = (call: Call, calendar: Calendar, on: string | undefined) =>
  queryOptions({
    queryKey: ['staff-figures', calendar, on],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/figures', { query: { calendar, on }, signal })).data,
    staleTime: 0,
    refetchInterval: refetchMs,
    placeholderData: keepPreviousData,
  })

/** The sales of all shops by month, and the way from a visit to the door. */
export default function FiguresPage() {
  const { figures, frame } = useArea('staff')
  const { search, change } = useSearchParams()
  const calendar = calendars.find((one) => one === search['calendar']) ?? 'bs'
  const on = /^\d{4}-\d\d-\d\d$/.test(search['on'] ?? '') ? search['on'] : undefined
  const query = useQuery(staffFigures(useCall(), calendar, on))
  const { data } = query
  return (
    <PageLayout>
      <PageHead title={figures.title} note={figures.lead} />
      {data ? (
        <>
          <SalesPanel
            figures={data}
            onCalendar={(chosen) => change({ calendar: chosen === 'bs' ? '' : chosen, on: '' })}
          />
          <DoorPanel figures={data} onDay={(day) => change({ on: day })} />
        </>
      ) : query.isError ? (
        <ErrorState picture={umbrella} heading={figures.failed} headingLevel={2} query={query}>
          {frame.nothingLost}
        </ErrorState>
      ) : (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-96 rounded-hero" />
          <Skeleton className="h-64 rounded-hero" />
        </SkeletonGroup>
      )}
    </PageLayout>
  )
}
