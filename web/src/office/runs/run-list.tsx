import basket from 'picture:state-basket'
import plug from 'picture:state-plug'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import type { RunCard } from '@haat/contract/domains/runs.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageLayout } from '#office/parts/page-layout.tsx'
import { LoadMore } from '#office/parts/table/data-table.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonContent } from '#ui/button/button-content.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { RunBadge } from './run-badge.tsx'
import { RunHead } from './run-head.tsx'
import { runPath, runQueries, runsPath, type RunSide } from './runs.queries.ts'
import { useRunFigures } from './use-run-figures.ts'

/** The runs, the newest first. */
export function RunList({ side }: { side: RunSide }) {
  const { parts, runs } = useArea('office')
  const { count } = useRunFigures()
  const list = useEndlessList(runQueries.list(useCall(), side))
  const { rows } = list
  const make = (
    <Link to={side.to} params={{ _splat: `${runsPath(side)}/new` }} className={buttonClass()}>
      <ButtonContent icon={<Plus aria-hidden />}>{runs.make}</ButtonContent>
    </Link>
  )
  return (
    <PageLayout>
      <RunHead
        side={side}
        title={runs.title}
        note={runs.lead}
        actions={rows && rows.length > 0 ? make : undefined}
      />
      {list.hasFailed ? (
        <ErrorState picture={plug} headingLevel={2} heading={runs.failed} query={list}>
          {parts.listFailedText}
        </ErrorState>
      ) : !rows ? (
        <SkeletonGroup className="grid gap-3">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="h-28 rounded-panel md:h-20" />
          ))}
        </SkeletonGroup>
      ) : rows.length === 0 ? (
        <EmptyState picture={basket} tone="indigo" headingLevel={2} heading={runs.noneTitle} actions={make}>
          {runs.none}
        </EmptyState>
      ) : (
        <div>
          <ul
            aria-label={runs.list}
            aria-busy={list.isFetching}
            className="grid gap-3 md:gap-0 md:divide-y md:divide-line md:overflow-hidden md:rounded-hero md:bg-surface md:shadow-2"
          >
            {rows.map((run) => (
              <RunRow key={run.id} {...{ side, run }} />
            ))}
          </ul>
          <LoadMore list={list} shown={parts.rowsShown(count(rows.length))} />
        </div>
      )}
    </PageLayout>
  )
}

/** One run: a card on a phone, a row with the same facts on a wide screen. */
function RunRow({ side, run }: { side: RunSide; run: RunCard }) {
  const { runs } = useArea('office')
  const figures = useRunFigures()
  const { large, small } = figures.day(run.day)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-panel bg-surface p-4 shadow-2 hover:bg-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus md:grid-cols-[9rem_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_8rem] md:rounded-none md:px-6 md:shadow-none">
      <p>
        <span className="font-extrabold">{large}</span>
        {small && <span className="text-fine text-muted md:block"> {small}</span>}
      </p>
      <div className="justify-self-end md:order-last">
        <RunBadge state={run.state} />
      </div>
      <div className="col-span-2 min-w-0 md:col-span-1">
        <Link
          to={side.to}
          params={{ _splat: runPath(side, run.id) }}
          className="block font-semibold wrap-anywhere outline-none after:absolute after:inset-0"
        >
          <VisuallyHidden>{runs.open(run.courierName, large)}</VisuallyHidden>
          <span aria-hidden>{[run.courierName, run.rider].filter(Boolean).join(' · ')}</span>
        </Link>
        {side.showsShops && (
          <p className="truncate text-small text-muted">
            {run.shopName ? <BilingualText text={run.shopName} /> : runs.ofHaat}
          </p>
        )}
      </div>
      <p className="text-small text-muted">
        {runs.progress(figures.count(run.closedCount), figures.count(run.stopCount))}
      </p>
      <p className="justify-self-end text-small font-semibold md:justify-self-start">
        {figures.cash(run.cashPaisa)}
      </p>
    </li>
  )
}
