import type { ShopPayout } from '@haat/contract/domains/payouts.staff.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { LoadMore } from '#office/parts/table/data-table.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { Badge } from '#ui/badge.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { AccountMark, MaskedNumber, useAccountTitle } from './account-mark.tsx'
import { payoutsOfShop } from './payouts.queries.ts'

/** What was paid out to the shop, or is being prepared, the newest first. */
export function PayoutHistory({ shopId }: { shopId: string }) {
  const { history } = useArea('vendor').payout
  const { parts } = useArea('office')
  const { ui } = useMessages()
  const list = useEndlessList(payoutsOfShop(useCall(), shopId))
  const { rows } = list
  return (
    <Panel title={history.title}>
      {list.hasFailed ? (
        <PartError onRetry={list.refetch} />
      ) : !rows ? (
        <TableSkeleton />
      ) : rows.length === 0 ? (
        <p className="text-muted">{history.none}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((payout) => (
              <PayoutRow key={payout.number} payout={payout} />
            ))}
          </ul>
          <LoadMore list={list} shown={parts.rowsShown(formatCount(rows.length, ui.language))} />
        </>
      )}
    </Panel>
  )
}

const tones = { proposed: 'creamTint', approved: 'creamTint', sent: 'pineTint', failed: 'blushTint' } as const

function PayoutRow({ payout }: { payout: ShopPayout }) {
  const { history } = useArea('vendor').payout
  const { language } = useMessages().ui
  const titleOf = useAccountTitle()
  const { number, amountPaisa, state, movedAt, account, reference, failReason, failWords, repeats } = payout
  // What was withdrawn is not told to shops.
  if (state === 'withdrawn') return null
  const notes = [
    reference && history.reference(reference),
    failReason && [history.reasons[failReason], failWords].filter(Boolean).join(': '),
    state === 'failed' && history.back,
    repeats && history.repeats(repeats),
  ].filter((note) => typeof note === 'string' && note !== '')
  return (
    <li className="flex gap-3.5 py-3.5">
      <AccountMark kind={account.kind} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex flex-wrap items-center gap-2.5">
            <span className="font-semibold">{number}</span>
            <Badge tone={tones[state]}>{history.states[state]}</Badge>
          </span>
          <strong className="whitespace-nowrap">{formatRupees(amountPaisa, language)}</strong>
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {formatLocalDate(movedAt, language)}, {titleOf(account)}{' '}
          <MaskedNumber number={account.maskedNumber} />
        </p>
        {notes.map((note) => (
          <p key={note as string} className="text-small text-muted wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    </li>
  )
}
