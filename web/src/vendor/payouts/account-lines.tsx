import type { ReactNode } from 'react'
import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { AccountMark, MaskedNumber, useAccountTitle } from './account-mark.tsx'

/** An account with all that is shown of it; `children` are lines below. */
export function AccountLines({ account, children }: { account: PayoutAccount; children?: ReactNode }) {
  const { payout } = useArea('vendor')
  const titleOf = useAccountTitle()
  const { kind, bankBranch, accountName, maskedNumber } = account
  const facts: [string, ReactNode][] = [
    [payout.number, <MaskedNumber key="number" number={maskedNumber} />],
    [payout.holder, accountName || payout.unreadable],
    ...(bankBranch ? [[payout.branch, bankBranch] satisfies [string, ReactNode]] : []),
  ]
  return (
    <div className="flex gap-3.5">
      <AccountMark kind={kind} />
      <div className="min-w-0 grow">
        <p className="text-h3 wrap-anywhere">{titleOf(account)}</p>
        {kind === 'bank' && <p className="text-small">{payout.kinds.bank}</p>}
        <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="text-small">{name}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  )
}
