import { lazy } from 'react'
import { ListPage } from './list/list-page.tsx'

const PayoutPage = lazy(() => import('./payout/payout-page.tsx'))

/** Payouts to shops: those of one state, or the one that the address names. */
export default function PayoutsPage({ rest }: { rest: string }) {
  return rest ? <PayoutPage key={rest} number={rest} /> : <ListPage />
}
