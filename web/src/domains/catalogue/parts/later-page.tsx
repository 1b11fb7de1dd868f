import { useQuery } from '@tanstack/react-query'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { catalogueQueries } from '../catalogue.queries.ts'
import { ProductCardSkeleton } from '../product-card-skeleton.tsx'
import { listInputOf } from '../product-inputs.ts'
import type { ProductSearch } from '../product-search.ts'
import { Cards } from './cards.tsx'

type LaterPageProps = { search: ProductSearch; page: number; total: number }

/** A page that "Load more" has put below the others. */
export function LaterPage({ search, page, total }: LaterPageProps) {
  const texts = useArea('products')
  const list = useQuery(catalogueQueries.list(useCall(), listInputOf(search, page)))
  if (list.data) return <Cards items={list.data.items} isDeal={!!search.deals} />
  if (list.isError) {
    return (
      <li role="alert" className="col-span-full grid justify-items-center gap-3 py-6 text-center">
        <p>{texts.moreFailed}</p>
        <Button variant="secondary" isBusy={list.isFetching} onClick={() => void list.refetch()}>
          {texts.tryAgain}
        </Button>
      </li>
    )
  }
  const count = Math.max(0, Math.min(shopPageSize, total - (page - 1) * shopPageSize))
  return Array.from({ length: count }, (_, at) => (
    <li key={at} aria-hidden>
      <ProductCardSkeleton />
    </li>
  ))
}
