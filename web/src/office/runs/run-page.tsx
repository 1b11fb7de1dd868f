import magnifier from 'picture:state-magnifier'
import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Run } from '@haat/contract/domains/runs.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageLayout, PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { DoorList } from './door-list.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PhonePanel } from './phone-panel.tsx'
import { RunBadge } from './run-badge.tsx'
import { RunHead } from './run-head.tsx'
import { runQueries, runsPath, type RunSide } from './runs.queries.ts'
import { useRunFigures } from './use-run-figures.ts'

/** One run: the link for its rider, who has started it, and its doors. */
export function RunPage({ side, runId }: { side: RunSide; runId: string }) {
  const { runs } = useArea('office')
  const query = useQuery(runQueries.one(useCall(), side, runId))
  const { data: run, error } = query
  if (run) return <OpenRun {...{ side, run }} />
  if (!error) return <PageSkeleton />
  const isMissing = error instanceof ApiFailure && (error.status === 404 || error.status === 400)
  if (!isMissing) return <ErrorState picture={plug} heading={runs.oneFailed} query={query} />
  return (
    <>
      <PageTitle title={runs.missing} />
      <EmptyState
        picture={magnifier}
        tone="cream"
        heading={runs.missing}
        headingLevel={1}
        actions={
          <Link
            to={side.to}
            params={{ _splat: runsPath(side) }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {runs.toAll}
          </Link>
        }
      >
        {runs.missingText}
      </EmptyState>
    </>
  )
}

function OpenRun({ side, run }: { side: RunSide; run: Run }) {
  const { runs } = useArea('office')
  const { cash, count, day, time } = useRunFigures()
  const { large, small } = day(run.day)
  const made = run.createdBy
    ? runs.madeBy(run.createdBy, time(run.createdAt))
    : runs.madeAt(time(run.createdAt))
  return (
    <PageLayout>
      <RunHead
        side={side}
        isBelow
        title={[run.courierName, run.rider].filter(Boolean).join(' · ')}
        note={
          <>
            <span className="font-extrabold text-ink">{large}</span>
            {small && ` ${small}`} · {made}
          </>
        }
        actions={<RunBadge state={run.state} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] md:gap-5">
        {/* Before somebody has started it, the link is what is needed. */}
        <div
          className={classNames(
            'grid gap-4',
            run.state !== 'waiting' && 'max-md:order-last',
            'md:order-last',
          )}
        >
          {run.link && <LinkPanel run={run} />}
          <PhonePanel {...{ side, run }} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="flex flex-wrap justify-between gap-x-4 rounded-panel bg-surface p-4 shadow-2 md:px-5">
            <span className="font-semibold">
              {runs.progress(count(run.closedCount), count(run.stopCount))}
            </span>
            <span className="text-price">{cash(run.cashPaisa)}</span>
          </p>
          <DoorList {...{ side, run }} />
        </div>
      </div>
    </PageLayout>
  )
}
