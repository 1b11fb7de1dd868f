import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { AccountLines } from './account-lines.tsx'

interface CurrentAccountProps {
  account: PayoutAccount
  /** Undefined while another change waits, which has to be cancelled first. */
  onChange: (() => void) | undefined
}

/** The account to which money goes now. */
export function CurrentAccount({ account, onChange }: CurrentAccountProps) {
  const { payout } = useArea('vendor')
  const { ui } = useMessages()
  return (
    <Panel title={payout.current}>
      <AccountLines account={account}>
        <p className="mt-3 text-small text-muted">
          {payout.since(formatLocalDate(account.usableFrom, ui.language))}
        </p>
        {account.isFromApplication && <p className="text-small text-muted">{payout.checked}</p>}
        {onChange && (
          <Button variant="secondary" className="mt-4" onClick={onChange}>
            {payout.change}
          </Button>
        )}
      </AccountLines>
    </Panel>
  )
}

/** Shown in its place while the shop has none. */
export function NoAccount({ onGive }: { onGive(): void }) {
  const { payout } = useArea('vendor')
  return (
    <Panel tone="cream">
      <h2 className="text-title">{payout.none}</h2>
      <p className="mt-1">{payout.noneText}</p>
      <Button className="mt-4" onClick={onGive}>
        {payout.give}
      </Button>
    </Panel>
  )
}
