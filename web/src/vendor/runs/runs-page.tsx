import type { Shop } from '@haat/contract/domains/members.ts'
import { RunList } from '#office/runs/run-list.tsx'
import { RunPage } from '#office/runs/run-page.tsx'
import { shopRuns } from './shop-runs.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const NewRunPage = lazyPart(() => import('./new-run-page.tsx'))

interface RunsPageProps {
  shop: Shop
  /** The rest of the address: empty for the list, `new`, or the id of a run. */
  rest: string
}

/** The couriers' runs of the shop. */
export default function RunsPage({ shop, rest }: RunsPageProps) {
  const side = shopRuns(shop.shopId)
  if (rest === '') return <RunList side={side} />
  if (rest === 'new') return <NewRunPage shop={shop} />
  return <RunPage key={rest} side={side} runId={rest} />
}
