import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ShopBalance } from '@haat/contract/domains/ledger.ts'
import { minPayoutPaisa } from '@haat/contract/domains/ledger.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { ledgerQueries } from './ledger.queries.ts'
import { useDayName } from './use-day-name.ts'

/** What can be paid out today and when it goes out, on the first page of the portal; a shop without any books has no card. */
export function PayableCard({ shopId }: { shopId: string }) {
  const { payable: texts } = useArea('vendor').home
  const figures = useFigures()
  const sayNext = useNextPayoutWords()
  const { data, isError, refetch } = useQuery(ledgerQueries.balance(useCall(), shopId))
  if (!data) {
    return (
      isError && (
        <Panel title={texts.title}>
          <PartError onRetry={() => void refetch()} />
        </Panel>
      )
    )
  }
  if (data.firstDay === null) return null
  return (
    <Panel>
      <h2 className="text-small font-normal text-muted">{texts.title}</h2>
      <p className="text-h2">{figures.rupees(data.payablePaisa)}</p>
      <p className="text-small text-muted">{sayNext(data)}</p>
      <Link
        to="/vendor/$"
        params={{ _splat: `${shopId}/money` }}
        className="inline-flex min-h-11 items-center text-small font-semibold text-crimson hover:underline"
      >
        {texts.look}
      </Link>
    </Panel>
  )
}

/** The same words as on the page of the books. */
function useNextPayoutWords() {
  const { money, home, payout: payouts } = useArea('vendor')
  const { balance: texts } = money
  const figures = useFigures()
  const dayName = useDayName()
  return ({ balancePaisa, payablePaisa, openPayout, nextPayout }: ShopBalance): string => {
    const { day, expectedPaisa, stop, account } = nextPayout
    if (openPayout) {
      const say = openPayout.isApproved ? texts.approved : texts.open
      return say(openPayout.number, figures.rupees(openPayout.amountPaisa))
    }
    if (balancePaisa < 0) return texts.negative
    if (stop === 'nothing') return balancePaisa === 0 ? texts.empty : home.payable.nothing(dayName(day))
    if (stop === 'tooLittle') return texts.tooLittle(figures.rupees(minPayoutPaisa))
    if (stop) {
      const { noAccount, newAccount, afterOpen, cameBack } = texts
      return { noAccount, newAccount, open: afterOpen, failed: cameBack }[stop]
    }
    const sentence =
      expectedPaisa === payablePaisa
        ? texts.goesOut(dayName(day))
        : texts.partGoesOut(figures.rupees(expectedPaisa), dayName(day))
    return account
      ? home.payable.toAccount(sentence, account.bankName || payouts.kinds[account.kind])
      : sentence
  }
}
