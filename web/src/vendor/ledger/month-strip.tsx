import { useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { LedgerMonth } from '@haat/contract/domains/ledger.ts'
import { bsMonthName } from '@haat/contract/shared/bs-months.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { useCall } from '#api/use-router-context.ts'
import { classNames } from '#ui/class-names.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { ledgerQueries } from './ledger.queries.ts'

/** How a month added up, kind by kind. */
export function MonthStrip({ shopId, month }: { shopId: string; month: string }) {
  const { strip } = useArea('vendor').money
  const { language } = useMessages().ui
  const { data, isError, refetch } = useQuery(ledgerQueries.month(useCall(), shopId, month))
  return (
    <Panel title={<span className="text-h3">{strip.title(bsMonthName(month, language))}</span>}>
      {data ? (
        <Strip month={data} />
      ) : isError ? (
        <PartError onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-4 rounded-full" />
          ))}
        </SkeletonGroup>
      )}
    </Panel>
  )
}

function Strip({ month }: { month: LedgerMonth }) {
  const { strip, list } = useArea('vendor').money
  const { language } = useMessages().ui
  const figures = useFigures()
  const isOver = month.lastDay < nepalDay(useBrowserTime())
  const nameOf = ({ kind, count }: LedgerMonth['sums'][number]) =>
    kind === 'refund' || kind === 'payout' ? strip.counted[kind](figures.count(count)) : strip.kinds[kind]
  return (
    <>
      <dl className="text-small">
        <Row
          name={strip.opening(figures.bsDay(month.firstDay) ?? figures.adDay(month.firstDay))}
          className="border-b border-line"
        >
          {formatExactAmount(month.openingPaisa, language)}
        </Row>
        {month.sums.map((sum) => (
          <Row key={sum.kind} name={nameOf(sum)}>
            <span className={sum.paisa > 0 ? 'text-pine' : undefined}>
              {formatExactAmount(sum.paisa, language, true)}
            </span>
          </Row>
        ))}
        <Row
          name={isOver ? strip.closing : strip.now}
          className="mt-1 border-t border-line pt-3 font-extrabold"
        >
          <span className="text-lead">
            {list.rupees} {formatExactAmount(month.closingPaisa, language)}
          </span>
        </Row>
      </dl>
      {!month.agrees && (
        <p role="alert" className="mt-3 flex gap-2.5 rounded-chip bg-blush p-3 text-small text-crimson-deep">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {strip.disagrees}
        </p>
      )}
    </>
  )
}

const Row = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={classNames('flex justify-between gap-3 py-1.5', className)}>
    <dt className={className?.includes('font') ? undefined : 'text-muted'}>{name}</dt>
    <dd className="whitespace-nowrap">{children}</dd>
  </div>
)
