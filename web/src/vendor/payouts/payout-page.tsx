import plug from 'picture:state-plug'
import { useState } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { PayoutAccounts } from '@haat/contract/domains/payouts.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { CommissionPanel } from '../commission/commission-panel.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { CurrentAccount, NoAccount } from './current-account.tsx'
import { EarlierAccounts } from './earlier-accounts.tsx'
import { PayoutHistory } from './payout-history.tsx'
import { usePayoutAccounts } from './payouts.queries.ts'
import { SafetyNotes } from './safety-notes.tsx'
import { WaitingChange } from './waiting-change.tsx'

/** Where the money of the shop goes, a change that waits, and earlier accounts. */
export default function PayoutPage({ shop }: { shop: Shop }) {
  const { payout } = useArea('vendor')
  const { parts } = useArea('office')
  // Texts of the password field: loaded with the page, so that it does not blink when the dialog opens.
  useArea('signIn')
  const query = usePayoutAccounts(shop.shopId)
  const { data } = query
  return (
    <PageLayout>
      <PageHead title={payout.title} note={payout.lead} />
      {data ? (
        <Accounts shopId={shop.shopId} accounts={data} />
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={payout.loadFailed} query={query}>
          {parts.listFailedText}
        </ErrorState>
      ) : (
        <TableSkeleton />
      )}
    </PageLayout>
  )
}

function Accounts({ shopId, accounts }: { shopId: string; accounts: PayoutAccounts }) {
  const { current, waiting, earlier } = accounts
  const [isOpen, setIsOpen] = useState(false)
  // A change that waits is cancelled before another is given.
  const onChange = waiting ? undefined : () => setIsOpen(true)
  return (
    <>
      {waiting && <WaitingChange shopId={shopId} account={waiting} hasCurrent={current !== null} />}
      {current ? (
        <CurrentAccount account={current} onChange={onChange} />
      ) : (
        !waiting && <NoAccount onGive={() => setIsOpen(true)} />
      )}
      <PayoutHistory shopId={shopId} />
      {earlier.length > 0 && <EarlierAccounts accounts={earlier} />}
      <SafetyNotes />
      <CommissionPanel shopId={shopId} />
      {isOpen && <ChangeDialog shopId={shopId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
