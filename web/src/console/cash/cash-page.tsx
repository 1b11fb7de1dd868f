import { OverviewPage } from './overview/overview-page.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const CourierPage = lazyPart(() => import('./courier/courier-page.tsx'))

/** Cash from the door to the bank: of all, or of the courier that the address names. */
export default function CashPage({ rest }: { rest: string }) {
  return rest ? <CourierPage key={rest} courierId={rest} /> : <OverviewPage />
}
