import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { SearchHead } from '#domains/search/search-head.tsx'
import { useEverywhere } from '#domains/search/use-everywhere.ts'
import { useArea } from '#messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx'
import { listInputOf } from '../product-inputs.ts'
import type { ProductSearch } from '../product-search.ts'
import { firstPageShown } from '../shown-pages.ts'
import { Cards } from './cards.tsx'
import { ListFoot } from './list-foot.tsx'
import { LaterPage } from './later-page.tsx'
import { NoList } from './no-list.tsx'
import { NoProducts } from './no-products.tsx'

/** So many stand on the first screen of a phone. */
const firstSeen = 2

/** The list before stays in sight, dimmed, until the next one is there. */
export function Results({ search }: { search: ProductSearch }) {
  const texts = useArea('products')
  const call = useCall()
  const from = firstPageShown(search)
  const to = search.pageIndex ?? 1
  const list = useQuery({
    ...catalogueQueries.list(call, listInputOf(search, from)),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  // One after the other they would push each other down.
  const { isAsking } = useEverywhere(search)
  if (!data || isAsking) {
    return list.isError ? (
      <NoList onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
    ) : (
      <ProductGridSkeleton count={shopPageSize} />
    )
  }
  const head = search.searchTerm && (
    <SearchHead to="/products/" search={search} outcome={data.searchOutcome} />
  )
  if (data.items.length === 0) {
    return (
      <>
        {head}
        <NoProducts search={search} total={data.total} />
      </>
    )
  }
  const isOld = list.isPlaceholderData
  const later = isOld ? [] : Array.from({ length: to - from }, (_, at) => from + 1 + at)
  return (
    <section aria-busy={isOld} aria-label={texts.list}>
      {head}
      <h2 className="sr-only">{texts.list}</h2>
      <div className={classNames('transition-opacity', isOld && 'opacity-45')}>
        <ProductGrid>
          <Cards items={data.items} isDeal={!!search.deals} seen={firstSeen} />
          {later.map((page) => (
            <LaterPage key={page} search={search} page={page} total={data.total} />
          ))}
        </ProductGrid>
      </div>
      <ListFoot search={search} from={from} total={data.total} isTotalCapped={data.isTotalCapped} />
    </section>
  )
}
