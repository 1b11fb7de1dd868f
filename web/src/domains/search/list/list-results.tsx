import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import type { ListTypes } from '../list-definition.ts'
import { pageQuery } from '../list-search.ts'
import { SearchHead } from '../results/search-head.tsx'
import { useSearchEverywhere } from '../results/use-search-everywhere.ts'
import { ListFoot } from './list-foot.tsx'
import { NoResults } from './no-results.tsx'
import { firstPageShown } from './shown-pages.ts'
import { useListTexts, type ListProps } from './use-list.ts'

/** Until the next list has been read, the last one stays in view, dimmed. */
export function ListResults<L extends ListTypes>(props: ListProps<L>) {
  const { list, search } = props
  const { Grid, Cards, GridSkeleton, CardSkeleton } = list
  const texts = useListTexts(list)
  const to = search.pageIndex ?? 1
  const from = CardSkeleton ? firstPageShown(search) : to
  const query = useQuery({
    ...list.queries.list(useCall(), pageQuery(list.table, search, from)),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  // Both are waited for: one after the other, they would push each other down the page.
  const { isAsking } = useSearchEverywhere(search)
  if (!data || isAsking) {
    return query.isError ? (
      <ErrorState
        picture={list.brokenPicture}
        heading={texts.failed}
        headingLevel={2}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        retriesItself
      >
        {texts.failedText}
      </ErrorState>
    ) : (
      <GridSkeleton />
    )
  }
  const head = search.searchTerm && (
    <SearchHead to={list.to} search={search} outcome={data.searchOutcome ?? undefined} />
  )
  if (data.items.length === 0) {
    return (
      <>
        {head}
        <NoResults {...props} total={data.total} />
      </>
    )
  }
  const isOld = query.isPlaceholderData
  const later = isOld ? [] : Array.from({ length: to - from }, (_, at) => from + 1 + at)
  return (
    <section aria-busy={isOld} aria-label={texts.list}>
      {head}
      <h2 className="sr-only">{texts.list}</h2>
      <div className={classNames('transition-opacity', isOld && 'opacity-45')}>
        <Grid>
          <Cards items={data.items} search={search} isFirstPage />
          {later.map((page) => (
            <LaterPage key={page} {...props} page={page} total={data.total} />
          ))}
        </Grid>
      </div>
      <ListFoot {...props} from={from} total={data.total} isTotalCapped={data.isTotalCapped ?? false} />
    </section>
  )
}

type LaterPageProps<L extends ListTypes> = ListProps<L> & { page: number; total: number }

/** A page that "Load more" has put below the others. */
function LaterPage<L extends ListTypes>({ list, search, page, total }: LaterPageProps<L>) {
  const { Cards, CardSkeleton } = list
  const texts = useArea('products')
  const query = useQuery(list.queries.list(useCall(), pageQuery(list.table, search, page)))
  if (query.data) return <Cards items={query.data.items} search={search} isFirstPage={false} />
  if (query.isError) {
    return (
      <li role="alert" className="col-span-full grid justify-items-center gap-3 py-6 text-center">
        <p>{texts.moreFailed}</p>
        <Button variant="secondary" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {texts.tryAgain}
        </Button>
      </li>
    )
  }
  const count = Math.max(0, Math.min(shopPageSize, total - (page - 1) * shopPageSize))
  return Array.from({ length: count }, (_, at) => (
    <li key={at} aria-hidden>
      {CardSkeleton && <CardSkeleton />}
    </li>
  ))
}
