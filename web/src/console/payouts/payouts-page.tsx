import { ListPage } from './list/list-page.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const PayoutPage = lazyPart(() => import('./payout/payout-page.tsx'))

/** Payouts to shops: those of one state, or the one that the address names. */
export default function PayoutsPage({ rest }: { rest: string }) {
  return rest ? <PayoutPage key={rest} number={rest} /> : <ListPage />
}
