import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductCard as ProductCardData } from '@haat/contract/domains/catalogue.ts'
import { useCall } from '#api/use-router-context.ts'
import { SearchHead } from '#domains/search/search-head.tsx'
import { useSearchEverywhere } from '#domains/search/use-search-everywhere.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { CachedItem } from '#ui/cached-item.tsx'
import { classNames } from '#ui/class-names.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx'
import { listInputOf } from './product-inputs.ts'
import type { ProductSearch } from '../product-search.ts'
import { firstPageShown } from './shown-pages.ts'
import { ListFoot } from './list-foot.tsx'
import { NoProducts } from './no-products.tsx'
import umbrella from 'picture:state-umbrella'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { ProductCard } from '../product-card.tsx'
import { ProductCardSkeleton } from '../product-card-skeleton.tsx'

/** So many cards are on the first screen of a phone. */
const firstScreenCards = 2

/** Until the next list has been read, the last one stays in view, dimmed. */
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
  // Both are waited for: one after the other, they would push each other down the page.
  const { isAsking } = useSearchEverywhere(search)
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
          <Cards items={data.items} isDeal={!!search.deals} priorityCount={firstScreenCards} />
          {later.map((page) => (
            <LaterPage key={page} search={search} page={page} total={data.total} />
          ))}
        </ProductGrid>
      </div>
      <ListFoot search={search} from={from} total={data.total} isTotalCapped={data.isTotalCapped} />
    </section>
  )
}

type CardsProps = {
  items: readonly ProductCardData[]
  isDeal: boolean
  /** How many of them are on the first screen. */
  priorityCount?: number
}

function Cards({ items, isDeal, priorityCount = 0 }: CardsProps) {
  const { ui } = useMessages()
  return items.map((product, at) => (
    // The first cards are not cached: rendering them also adds preloads of their pictures to the head of the page.
    <CachedItem
      key={product.id}
      cacheKey={at < priorityCount ? undefined : ['list', ui.language, isDeal, product]}
    >
      <ProductCard product={product} isDeal={isDeal} isPriority={at < priorityCount} />
    </CachedItem>
  ))
}

function NoList({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const texts = useArea('products')
  return (
    <ErrorState
      picture={umbrella}
      heading={texts.failed}
      headingLevel={2}
      onRetry={onRetry}
      isRetrying={isRetrying}
      retriesItself
    >
      {texts.failedText}
    </ErrorState>
  )
}

type LaterPageProps = { search: ProductSearch; page: number; total: number }

/** A page that "Load more" has put below the others. */
function LaterPage({ search, page, total }: LaterPageProps) {
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
