import { Link } from '@tanstack/react-router'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { AccountMark, MaskedNumber, useAccountTitle } from '../payouts/account-mark.tsx'
import { usePayoutAccounts } from '../payouts/payouts.queries.ts'
import { useFigures } from '../orders/parts/use-figures.ts'

/** The account that money goes to, and the one that will replace it. */
export function AccountCard({ shopId }: { shopId: string }) {
  const { where } = useArea('vendor').money
  const { data, isError, refetch } = usePayoutAccounts(shopId)
  const accounts = data ? [data.current, data.waiting].filter((one) => one !== null) : []
  return (
    <Panel>
      <div className="-mt-3 flex items-center justify-between gap-3">
        <h2 className="text-small font-normal text-muted">{where.title}</h2>
        <Link
          to="/vendor/$"
          params={{ _splat: `${shopId}/payout` }}
          className="inline-flex min-h-11 items-center text-small font-semibold text-crimson"
        >
          {where.change}
        </Link>
      </div>
      {isError && !data ? (
        <PartError onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonGroup>
          <Skeleton className="h-16 rounded-control" />
        </SkeletonGroup>
      ) : accounts.length === 0 ? (
        <p>
          <strong className="block font-semibold">{where.none}</strong>
          <span className="text-small text-muted">{where.noneText}</span>
        </p>
      ) : (
        <ul className="grid gap-2">
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function AccountRow({ account }: { account: PayoutAccount }) {
  const { where } = useArea('vendor').money
  const figures = useFigures()
  const titleOf = useAccountTitle()
  const isInForce = account.state === 'in-force'
  const from = figures.bsDay(account.usableFrom) ?? figures.adDay(account.usableFrom)
  const Mark = isInForce ? BadgeCheck : Clock
  return (
    <li
      className={classNames(
        'flex items-center gap-3 rounded-control border px-3 py-2.5',
        isInForce ? 'border-2 border-crimson bg-blush' : 'border-line-strong',
      )}
    >
      <AccountMark kind={account.kind} />
      <span className="min-w-0 grow">
        <strong className="block text-small font-semibold wrap-anywhere">
          {titleOf(account)} <MaskedNumber number={account.maskedNumber} />
        </strong>
        <span className="text-fine text-muted">{isInForce ? where.inForce : where.waiting(from)}</span>
      </span>
      <Mark aria-hidden className={classNames('size-5 shrink-0', isInForce ? 'text-pine' : 'text-muted')} />
    </li>
  )
}
