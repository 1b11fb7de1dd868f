import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ShopBalance } from '@haat/contract/domains/ledger.ts'
import { minPayoutPaisa } from '@haat/contract/domains/ledger.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { ledgerQueries } from './ledger.queries.ts'
import { useDayName } from './use-day-name.ts'

/** A sum with more letters than this has no room in the largest type. */
const longSum = 11

/** What Haat owes the shop and when it goes out. */
export function BalanceCard({ shopId }: { shopId: string }) {
  const { balance: texts } = useArea('vendor').money
  const { data, isError, refetch } = useQuery(ledgerQueries.balance(useCall(), shopId))
  if (data) return <Balance shopId={shopId} balance={data} />
  return (
    <Panel title={texts.title}>
      {isError ? (
        <PartError onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-10 w-40 rounded-chip" />
          <Skeleton className="h-4 w-3/4 rounded-full" />
        </SkeletonGroup>
      )}
    </Panel>
  )
}

function Balance({ shopId, balance }: { shopId: string; balance: ShopBalance }) {
  const { balance: texts } = useArea('vendor').money
  const figures = useFigures()
  const isNegative = balance.balancePaisa < 0
  const sum = figures.rupees(balance.balancePaisa)
  const { openPayout } = balance
  return (
    <section
      className={classNames(
        'flex min-h-44 flex-col rounded-panel p-5 md:rounded-hero md:p-6',
        isNegative ? 'bg-cream text-cream-ink' : 'ghost on-colour bg-crimson-fill text-white',
      )}
    >
      <h2 className="text-small font-normal">{texts.title}</h2>
      <p className={classNames('whitespace-nowrap', sum.length > longSum ? 'text-h1' : 'text-hero')}>{sum}</p>
      <div className="mt-auto grid gap-1 pt-4">
        {openPayout && (
          <p className="text-small">
            {(openPayout.isApproved ? texts.approved : texts.open)(
              openPayout.number,
              figures.rupees(openPayout.amountPaisa),
            )}
          </p>
        )}
        {isNegative ? (
          <p className="text-small font-semibold">{texts.negative}</p>
        ) : (
          <NextPayout shopId={shopId} balance={balance} />
        )}
      </div>
    </section>
  )
}

function NextPayout({ shopId, balance }: { shopId: string; balance: ShopBalance }) {
  const { money, payout } = useArea('vendor')
  const { balance: texts, where } = money
  const figures = useFigures()
  const dayName = useDayName()
  const { nextPayout, balancePaisa, openPayout } = balance
  const { day, expectedPaisa, stop, account } = nextPayout
  if (stop === 'noAccount') {
    return (
      <Link
        to="/vendor/$"
        params={{ _splat: `${shopId}/payout` }}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {texts.noAccount}
      </Link>
    )
  }
  if (stop === 'nothing') {
    if (openPayout) return null
    return <p className="text-small">{balancePaisa === 0 ? texts.empty : texts.nothing(dayName(day))}</p>
  }
  const stops = { newAccount: texts.newAccount, open: texts.afterOpen, failed: texts.cameBack }
  if (stop) {
    const sentence = stop === 'tooLittle' ? texts.tooLittle(figures.rupees(minPayoutPaisa)) : stops[stop]
    return <p className="text-small">{sentence}</p>
  }
  const name = account && (account.bankName || payout.kinds[account.kind])
  return (
    <>
      <p className="text-label text-marigold-soft">
        {expectedPaisa === balancePaisa
          ? texts.goesOut(dayName(day))
          : texts.partGoesOut(figures.rupees(expectedPaisa), dayName(day))}
      </p>
      {account && (
        <p className="text-small">
          <span aria-hidden>{texts.to(`${name} ${account.maskedNumber}`)}</span>
          <span className="sr-only">
            {texts.to(`${name}, ${where.ends(account.maskedNumber.replaceAll('•', ''))}`)}
          </span>
        </p>
      )}
    </>
  )
}
