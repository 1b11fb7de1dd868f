import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { formatLocalDate, formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { AccountMark, MaskedNumber, useAccountTitle } from './account-mark.tsx'

/** Who gave an account and when; whoever has closed theirs has no name. */
export function useGivenText() {
  const { payout } = useArea('vendor')
  const { ui } = useMessages()
  return ({ createdBy, createdAt }: PayoutAccount) => {
    const time = formatLocalDateTime(createdAt, ui.language)
    return createdBy ? payout.givenBy(createdBy, time) : payout.givenOn(time)
  }
}

/** The accounts that have ended, the last one first. */
export function EarlierAccounts({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { payout } = useArea('vendor')
  const { ui } = useMessages()
  const titleOf = useAccountTitle()
  const givenText = useGivenText()
  const endText = ({ state, usableFrom, endedAt, endedBy }: PayoutAccount) => {
    const day = (time: string) => formatLocalDate(time, ui.language)
    const time = formatLocalDateTime(endedAt ?? usableFrom, ui.language)
    if (state === 'replaced') return payout.from(day(usableFrom), day(endedAt ?? usableFrom))
    if (state === 'unreadable') return payout.unreadableOn(time)
    return endedBy ? payout.cancelledBy(endedBy, time) : payout.cancelledOn(time)
  }
  return (
    <Panel title={payout.earlier}>
      <ul className="-mb-2 divide-y divide-line border-t border-line">
        {accounts.map((account) => (
          <li key={account.id} className="flex gap-3.5 py-3.5">
            <AccountMark kind={account.kind} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="font-semibold wrap-anywhere">
                  {titleOf(account)} <MaskedNumber number={account.maskedNumber} />
                </span>
                {account.state in payout.states && (
                  <Badge tone={account.state === 'replaced' ? 'sunken' : 'creamTint'}>
                    {payout.states[account.state as keyof typeof payout.states]}
                  </Badge>
                )}
              </p>
              <p className="text-small text-muted wrap-anywhere">{givenText(account)}</p>
              <p className="text-small text-muted wrap-anywhere">{endText(account)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
