import abacus from 'picture:state-abacus'
import plug from 'picture:state-plug'
import { Link } from '@tanstack/react-router'
import type { LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { ledgerViews, type LedgerView } from '@haat/contract/domains/ledger.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { bsMonthName } from '@haat/contract/shared/bs-months.ts'
import { publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useEndlessList, type EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { EntryRow } from './entry-row.tsx'
import { groupEntries, type EntryGroup } from './group-entries.ts'
import { ledgerQueries } from './ledger.queries.ts'
import { ManySales } from './many-sales.tsx'

interface EntryListProps {
  shopId: string
  month: string
  view: LedgerView
  /** Of all lines of the month; undefined until it is known. */
  count: number | undefined
  onChooseView(view: LedgerView): void
}

/** Every line of a month, grouped by parcel, the newest first. */
export function EntryList({ shopId, month, view, count, onChooseView }: EntryListProps) {
  const { list: texts } = useArea('vendor').money
  const { language } = useMessages().ui
  const list = useEndlessList(ledgerQueries.list(useCall(), shopId, month, view))
  return (
    <section className="overflow-hidden rounded-panel bg-surface shadow-2 md:rounded-hero">
      <header className="flex flex-wrap items-center justify-between gap-3 p-5 md:px-6">
        <h2 className="text-title">{texts.title(bsMonthName(month, language))}</h2>
        <Views chosen={view} count={count} onChoose={onChooseView} />
      </header>
      <div
        aria-hidden
        className="grid grid-cols-[3.25rem_minmax(0,1fr)_5.75rem_5.75rem] gap-x-3 border-b border-line bg-sunken/40 px-6 py-2 text-fine font-semibold text-muted max-md:hidden"
      >
        <span>{texts.day}</span>
        <span>{texts.what}</span>
        <span className="text-right">{texts.rupees}</span>
        <span className="text-right">{texts.after}</span>
      </div>
      {list.rows ? (
        list.rows.length === 0 ? (
          <NoEntries shopId={shopId} month={month} view={view} onShowAll={() => onChooseView('all')} />
        ) : (
          <Rows shopId={shopId} month={month} list={list} />
        )
      ) : list.hasFailed ? (
        <div className="p-5">
          <ErrorState
            picture={plug}
            headingLevel={2}
            heading={texts.failed}
            onRetry={list.refetch}
            isRetrying={list.isFetching}
          />
        </div>
      ) : (
        <SkeletonGroup className="grid gap-4 p-5 md:px-6">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-13 rounded-control" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  )
}

interface ViewsProps {
  chosen: LedgerView
  count: number | undefined
  onChoose(view: LedgerView): void
}

function Views({ chosen, count, onChoose }: ViewsProps) {
  const { list } = useArea('vendor').money
  const figures = useFigures()
  return (
    <div role="group" aria-label={list.viewLabel} className="flex flex-wrap gap-2">
      {ledgerViews.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => onChoose(view)}
          className={classNames(
            'inline-flex min-h-11 items-center gap-1.5 rounded-chip px-3.5 text-small font-semibold',
            view === chosen ? 'bg-blush text-crimson-deep' : 'bg-sunken text-ink hover:bg-line',
          )}
        >
          {list.views[view]}
          {view === 'all' && count !== undefined && <span>{figures.count(count)}</span>}
        </button>
      ))}
    </div>
  )
}

interface RowsProps {
  shopId: string
  month: string
  list: EndlessList<LedgerEntry>
}

function Rows({ shopId, month, list }: RowsProps) {
  const { list: texts } = useArea('vendor').money
  const { language } = useMessages().ui
  const figures = useFigures()
  const today = nepalDay(useBrowserTime())
  const entries = list.rows!
  const dayName = ({ day }: LedgerEntry) => figures.bsDay(day) ?? figures.adDay(day)
  return (
    <>
      <ol>
        {groupEntries(entries).map((group) => (
          <li
            key={group.entries[0]!.number}
            className={classNames(
              'grid gap-x-3 border-line px-5 py-1 md:grid-cols-[3.25rem_minmax(0,1fr)] md:px-6',
              group.isFirstOfDay ? 'border-t first:border-t-0' : 'md:border-t md:border-dashed',
            )}
          >
            <Day group={group} />
            <div className="min-w-0">
              {group.entries.length > 1 ? (
                <ManySales shopId={shopId} entries={group.entries} today={today} />
              ) : (
                <EntryRow shopId={shopId} entry={group.entries[0]!} today={today} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-small text-muted md:px-6">
        <span>{texts.range(dayName(entries[0]!), dayName(entries.at(-1)!))}</span>
        {list.hasMore && (
          <span className="flex items-center gap-3">
            {list.hasMoreFailed && <span role="alert">{texts.moreFailed}</span>}
            <Button variant="quiet" className="shrink-0" isBusy={list.isLoadingMore} onClick={list.loadMore}>
              {texts.earlier(bsMonthName(month, language))}
            </Button>
          </span>
        )}
      </footer>
    </>
  )
}

/** The day by Bikram Sambat, large, and by the international calendar; a phone has it above what happened on it. */
function Day({ group: { day, isFirstOfDay } }: { group: EntryGroup }) {
  const { language } = useMessages().ui
  const figures = useFigures()
  const bs = publishedBsDateOf(day)
  if (!isFirstOfDay) return <span aria-hidden className="max-md:hidden" />
  return (
    <p className="flex items-baseline gap-2 pt-2 md:block">
      <span className="text-h3 md:block" aria-hidden>
        {bs ? inDigitsOf(language, String(bs.day)) : figures.adDay(day)}
      </span>
      <span className="sr-only">{figures.bsDay(day)}, </span>
      <span className="text-fine text-muted md:block">{figures.shortAdDay(day)}</span>
    </p>
  )
}

interface NoEntriesProps {
  shopId: string
  month: string
  view: LedgerView
  onShowAll(): void
}

function NoEntries({ shopId, month, view, onShowAll }: NoEntriesProps) {
  const { list: texts } = useArea('vendor').money
  const { language } = useMessages().ui
  const name = bsMonthName(month, language)
  const isAll = view === 'all'
  return (
    <div className="p-5">
      <EmptyState
        picture={abacus}
        tone="indigo"
        headingLevel={2}
        heading={isAll ? texts.none(name) : texts.noneOf(name)}
        actions={
          isAll ? (
            <Link
              to="/vendor/$"
              params={{ _splat: `${shopId}/orders` }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {texts.toOrders}
            </Link>
          ) : (
            <Button variant="secondary" onClick={onShowAll}>
              {texts.showAll}
            </Button>
          )
        }
      >
        {isAll ? texts.noneText : texts.noneOfText}
      </EmptyState>
    </div>
  )
}
