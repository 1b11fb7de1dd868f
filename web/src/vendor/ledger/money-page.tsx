import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { ledgerViews, type LedgerView } from '@haat/contract/domains/ledger.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { bsMonthOf, bsMonthPattern } from '@haat/contract/shared/bs-months.ts'
import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { PapersPanel } from '#office/statements/papers-panel.tsx'
import { statementsQuery, useSavePaper } from '#office/statements/statements.queries.ts'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { CashCard } from '../cash/cash-card.tsx'
import { shopCash } from '../cash/cash.queries.ts'
import { usePayoutAccounts } from '../payouts/payouts.queries.ts'
import { AccountCard } from './account-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { EntryList } from './entry-list.tsx'
import { ledgerQueries } from './ledger.queries.ts'
import { MonthChoice } from './month-choice.tsx'
import { MonthStrip } from './month-strip.tsx'
import { WaitsPanel } from './waits-panel.tsx'

const isView = (name: string | undefined): name is LedgerView => ledgerViews.some((one) => one === name)

/** What Haat owes the shop, where it goes, and every line that it came from. Month and view are in the address. */
export default function MoneyPage({ shop }: { shop: Shop }) {
  const { shopId } = shop
  const { money } = useArea('vendor')
  const { statements: statementTexts } = useArea('office')
  const { language } = useMessages().ui
  const call = useCall()
  const now = useBrowserTime()
  const { search, change } = useSearchParams()
  const { data: statements } = useQuery(statementsQuery(call, { shopId }))
  const last = statements?.runningMonth ?? bsMonthOf(now)
  const month = monthOf(search['month'], statements?.firstMonth ?? undefined, last)
  const first = statements?.firstMonth ?? month
  const view = isView(search['kind']) ? search['kind'] : 'all'
  const added = useQuery(ledgerQueries.month(call, shopId, month))
  const isShown = useShown([
    added,
    useQuery(ledgerQueries.balance(call, shopId)),
    useQuery(shopCash(call, shopId)),
    usePayoutAccounts(shopId),
  ])
  const save = useSavePaper({ shopId })
  return (
    <PageLayout>
      <PageHead
        title={money.title}
        note={formatBothCalendars(now, language)}
        actions={
          <>
            <MonthChoice
              {...{ first, last }}
              chosen={month}
              onChoose={(chosen) => change({ month: chosen === last ? '' : chosen })}
            />
            <Button
              variant="secondary"
              icon={<FileDown />}
              isBusy={save.isPending}
              onClick={() => save.mutate(`statements/${month}/statement`)}
            >
              {statementTexts.button}
            </Button>
          </>
        }
      />
      {!isShown && <MoneySkeleton />}
      {/* A phone has the balance and the lines first, and everything else below them. */}
      <div
        hidden={!isShown}
        className="grid gap-4 max-md:contents md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
      >
        <BalanceCard shopId={shopId} />
        <div className="grid empty:hidden max-md:order-3">
          <CashCard shopId={shopId} />
        </div>
        <div className="grid max-md:order-3">
          <AccountCard shopId={shopId} />
        </div>
      </div>
      <div
        hidden={!isShown}
        className="grid items-start gap-4 max-md:contents lg:grid-cols-[minmax(0,1fr)_18.75rem]"
      >
        <EntryList
          key={month}
          {...{ shopId, month, view }}
          count={added.data?.entryCounts.all}
          onChooseView={(kind) => change({ kind: kind === 'all' ? '' : kind })}
        />
        <div className="grid content-start gap-4 max-md:order-2 max-md:gap-5">
          <MonthStrip shopId={shopId} month={month} />
          <WaitsPanel shopId={shopId} />
          <PapersPanel whose={{ shopId }} month={month} />
          <ComesIn />
        </div>
      </div>
    </PageLayout>
  )
}

/**
 * Whether the cards and the sums, whose heights nobody knows before, have come or failed for the first time: they are shown together,
 * so that none moves what stands below it.
 */
function useShown(parts: UseQueryResult[]): boolean {
  const [wasShown, setWasShown] = useState(false)
  const isKnown = parts.every(({ isPending, failureCount }) => !isPending || failureCount > 0)
  if (isKnown && !wasShown) setWasShown(true)
  return wasShown || isKnown
}

/** A card, and on wide screens three of them, above the lines of the month. */
const MoneySkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-44 rounded-panel md:rounded-hero" />
      <Skeleton className="h-44 rounded-panel max-md:hidden md:rounded-hero" />
      <Skeleton className="h-44 rounded-panel max-lg:hidden md:rounded-hero" />
    </div>
    <Skeleton className="h-96 rounded-panel md:rounded-hero" />
  </SkeletonGroup>
)

/** The month of the address, if the books may have it; otherwise the running one. */
function monthOf(named: string | undefined, first: string | undefined, last: string): string {
  if (named === undefined || !bsMonthPattern.test(named)) return last
  return named <= last && (first === undefined || named >= first) ? named : last
}

function ComesIn() {
  const { comesIn } = useArea('vendor').money
  return (
    <Panel tone="cream" className="text-cream-ink">
      <h2 className="flex items-center gap-2 text-label">
        <Info aria-hidden className="size-5 shrink-0" />
        {comesIn.title}
      </h2>
      <p className="mt-2 text-small">{comesIn.text}</p>
      <p className="mt-2 text-small">{comesIn.coupons}</p>
    </Panel>
  )
}
