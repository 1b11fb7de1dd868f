import type { Shop } from '@haat/contract/domains/members.ts'
import { ParcelList } from './list/parcel-list.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const ParcelPage = lazyPart(() => import('./parcel-page.tsx'))
const RunsPage = lazyPart(() => import('../runs/runs-page.tsx'))
const CashPage = lazyPart(() => import('../cash/cash-page.tsx'))
const ScanPage = lazyPart(() => import('./scan/scan-page.tsx'))

interface OrdersPageProps {
  shop: Shop
  /** The rest of the address: empty for the list, `runs` with what is open there, `scan`, `cash`, or the number of an order. */
  rest: string
}

/** The parcels of the shop, one of them, the runs that couriers take them on, the cash they have of them, or the camera that finds them. */
export default function OrdersPage({ shop, rest }: OrdersPageProps) {
  const [name = '', ...below] = rest.split('/')
  if (name === '') return <ParcelList shop={shop} />
  if (name === 'runs') return <RunsPage shop={shop} rest={below.join('/')} />
  if (rest === 'scan') return <ScanPage shop={shop} />
  if (rest === 'cash' && shop.rights.includes('figures')) return <CashPage shop={shop} />
  return <ParcelPage key={rest} shop={shop} number={rest} />
}
