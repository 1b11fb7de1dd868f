import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageLayout, PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { payoutQueries } from '../payouts.queries.ts'
import { badgeTones, usePayoutWords } from '../use-payout-words.ts'
import { AccountPanel } from './account-panel.tsx'
import { CoveredPanel } from './covered-panel.tsx'
import { PayoutActions } from './payout-actions.tsx'
import { StepsPanel } from './steps-panel.tsx'

/** One payout: what it covers, who approved it, where it goes, and what can be done with it. */
export default function PayoutPage({ number }: { number: string }) {
  const { payouts, frame } = useArea('staff')
  const query = useQuery(payoutQueries.payout(useCall(), number))
  const { data } = query
  if (data) return <Payout payout={data} />
  return (
    <>
      <PageTitle title={number} />
      {query.isError ? (
        <ErrorState picture={umbrella} heading={payouts.failed} query={query}>
          {frame.nothingLost}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function Payout({ payout }: { payout: StaffPayoutDetail }) {
  const { payouts } = useArea('staff')
  const { rupees } = usePayoutWords()
  const { number, shopName, state, amountPaisa, problem, isOwnShop, openedAt } = payout
  return (
    <PageLayout>
      <PageTitle title={number} />
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <Link
            to="/staff/$"
            params={{ _splat: 'payouts' }}
            search={(state === 'proposed' ? {} : { state }) as object}
            className="flex min-h-9 w-fit items-center gap-1.5 text-small font-semibold text-crimson no-underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {payouts.back}
          </Link>
          <h1 className="text-h1">
            <BilingualText text={shopName} />
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2.5 text-muted">
            {number} <Badge tone={badgeTones[state]}>{payouts.state[state]}</Badge>
          </p>
        </div>
        <strong className="text-h1">{rupees(amountPaisa)}</strong>
      </header>
      {isOwnShop && <Notice title={payouts.ownShop} text={payouts.ownShopText} />}
      {problem && (
        <Notice
          title={payouts.problems[problem]}
          text={openedAt ? payouts.whatToDo.opened : payouts.whatToDo[problem]}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <PayoutActions payout={payout} />
          <CoveredPanel payout={payout} />
        </div>
        <div className="grid gap-4">
          <AccountPanel payout={payout} />
          <StepsPanel payout={payout} />
        </div>
      </div>
    </PageLayout>
  )
}

const Notice = ({ title, text }: { title: string; text: string }) => (
  <div className="flex gap-3 rounded-panel bg-cream p-4 text-cream-ink md:px-6">
    <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    <p>
      <strong className="block font-semibold">{title}</strong>
      {text}
    </p>
  </div>
)
