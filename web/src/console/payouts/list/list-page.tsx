import basket from 'picture:state-basket'
import { payoutSteps, type PayoutStep } from '@haat/contract/domains/payouts.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useState } from 'react'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ProposeDialog } from '../dialogs/propose-dialog.tsx'
import { payoutQueries } from '../payouts.queries.ts'
import { PayoutTable } from './payout-table.tsx'
import { RunPanel, RunSkeleton } from './run-panel.tsx'
import { StateTabs, TabsSkeleton } from './state-tabs.tsx'

const isStep = (text: string | undefined): text is PayoutStep =>
  (payoutSteps as readonly (string | undefined)[]).includes(text)

/** The run of the week, and the payouts of one state, which stands in the address. */
export function ListPage() {
  const { payouts } = useArea('staff')
  const { search, change } = useSearchParams()
  const state = isStep(search['state']) ? search['state'] : 'proposed'
  const list = useEndlessList(payoutQueries.list(useCall(), state))
  const { firstPage } = list
  const [isProposing, setIsProposing] = useState(false)
  return (
    <PageLayout>
      <PageHead
        title={payouts.title}
        note={payouts.lead}
        actions={
          <Button variant="secondary" onClick={() => setIsProposing(true)}>
            {payouts.propose.open}
          </Button>
        }
      />
      {firstPage ? (
        <RunPanel run={firstPage.run} nextDay={firstPage.nextRunDay} />
      ) : (
        !list.hasFailed && <RunSkeleton />
      )}
      {firstPage ? (
        <StateTabs
          sums={firstPage.sums}
          chosen={state}
          onChoose={(next) => change({ state: next === 'proposed' ? '' : next })}
        />
      ) : (
        !list.hasFailed && <TabsSkeleton />
      )}
      <PayoutTable
        key={state}
        {...{ state, list }}
        empty={
          <EmptyState picture={basket} headingLevel={2} heading={payouts.list.none[state]} actions={null}>
            {payouts.list.noneText}
          </EmptyState>
        }
      />
      {isProposing && <ProposeDialog onClose={() => setIsProposing(false)} />}
    </PageLayout>
  )
}
