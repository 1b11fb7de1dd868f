import { useState } from 'react'
import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { AccountLines } from './account-lines.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useGivenText } from './earlier-accounts.tsx'

const hourMs = 3_600_000

interface WaitingChangeProps {
  shopId: string
  account: PayoutAccount
  /** Whether another account stays in force meanwhile. */
  hasCurrent: boolean
}

/** A change that has not begun: what it is, when it begins, and the way to stop it. */
export function WaitingChange({ shopId, account, hasCurrent }: WaitingChangeProps) {
  const { payout } = useArea('vendor')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const givenText = useGivenText()
  const [isAsking, setIsAsking] = useState(false)
  const hours = Math.floor((new Date(account.usableFrom).getTime() - new Date(now).getTime()) / hourMs)
  return (
    <Panel tone="cream" title={payout.waiting} className="text-cream-ink">
      <AccountLines account={account}>
        <p className="mt-3">{payout.begins(formatLocalDateTime(account.usableFrom, ui.language))}</p>
        <p className="font-semibold">
          {hours > 0 ? payout.hoursLeft(formatCount(hours, ui.language)) : payout.soon}
        </p>
        <p className="mt-2 text-small">{hasCurrent ? payout.stays : payout.staysNone}</p>
        <p className="text-small">{givenText(account)}</p>
        <p className="mt-2 text-small">{payout.notYou}</p>
        <Button variant="secondary" className="mt-4" onClick={() => setIsAsking(true)}>
          {payout.cancel}
        </Button>
      </AccountLines>
      {isAsking && <CancelDialog {...{ shopId, account }} onClose={() => setIsAsking(false)} />}
    </Panel>
  )
}
