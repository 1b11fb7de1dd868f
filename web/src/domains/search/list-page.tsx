import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FacetFields } from '#ui/list/facet-fields.tsx'
import { FilterForm } from '#ui/list/filter-form.tsx'
import { ListFrame } from '#ui/list/list-frame.tsx'
import { myDistrict } from '#ui/list/my-district.ts'
import { PhoneBar } from '#ui/list/phone-bar.tsx'
import type { Choice } from '#ui/list/use-choice.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import type { CategoryLink, FieldProps, Filter, ListDefinition, ListTypes } from './list-definition.ts'
import { ListBar } from './list/list-bar.tsx'
import { ListFoot } from './list/list-foot.tsx'
import { ListHeading } from './list/list-heading.tsx'
import { NoResults } from './list/no-results.tsx'
import { SearchHead } from './results/search-head.tsx'
import { useSearchEverywhere } from './results/use-search-everywhere.ts'
import { searchQueries } from './search.queries.ts'
import {
  clearAll,
  countChosen,
  countsWithout,
  facetsQuery,
  filterQuery,
  firstPageShown,
  pageQuery,
  readSearch,
  useFacets,
  useFormat,
  useKnownCategory,
  useListChoice,
  useListTexts,
  useSorts,
  type ListProps,
} from './use-list.ts'

const FilterSheet = fetchedDialog(async () => (await import('#ui/list/filter-sheet.tsx')).FilterSheet)

type ListPageProps<L extends ListTypes> = { list: ListDefinition<L>; address: object }

/** The list screen of products and of services. The address decides everything that it shows. */
export function ListPage<L extends ListTypes>({ list, address }: ListPageProps<L>) {
  const props = useKnownCategory({ list, search: readSearch(list.table, { ...address }) })
  const { search, unknownCategory } = props
  const { Intro, looks } = list
  return (
    <div className={looks.page}>
      <ListHeading {...props} />
      {Intro && <Intro search={search} query={filterQuery(list.table, search)} />}
      <ListFrame
        panel={<FilterPanel {...props} showsAll={'showAll' in address} />}
        phoneBar={<ListPhoneBar {...props} />}
        bar={<ListBar {...props} />}
        hasChips={countChosen(list.table, search) > 0 || unknownCategory !== undefined}
      >
        <div className={looks.results}>
          <ListResults {...props} />
        </div>
      </ListFrame>
    </div>
  )
}

const ListPhoneBar = <L extends ListTypes>(props: ListProps<L>) => (
  <PhoneBar
    chosenCount={countChosen(props.list.table, props.search)}
    sorting={useSorts(props)}
    renderSheet={(onClose) => <ListFilterSheet {...props} onClose={onClose} />}
  />
)

/**
 * Asks for everything that a list screen shows at once. A query that fails is shown as failed by the part of the page that
 * needs it.
 *
 * @param isWhole waits for all of it, as the server does.
 */
export async function loadList<L extends ListTypes>(
  list: ListDefinition<L>,
  context: RouterContext,
  address: object,
  isWhole: boolean,
): Promise<void> {
  const { queryClient, call } = context
  const search = readSearch(list.table, { ...address })
  const props = { list, search }
  const { searchTerm, exactly, category } = search
  // The server does not know the visitor's district, so the facets of a server-rendered page are asked for without it.
  const district = isWhole ? undefined : myDistrict.read()[0]
  const page = list.queries.list(call, pageQuery(list.table, search))
  const loading = Promise.all([
    queryClient.prefetchQuery(page),
    searchTerm && queryClient.prefetchQuery(searchQueries.everywhere(call, searchTerm, exactly)),
    queryClient.prefetchQuery(facetsQuery(props, call, district)),
    category && queryClient.prefetchQuery(list.queries.path(call, category)),
    list.hasDepartments && queryClient.prefetchQuery(list.queries.departments(call)),
  ])
  if (!isWhole) return
  await loading
  const path =
    category && queryClient.getQueryData<readonly CategoryLink[]>(list.queries.path(call, category).queryKey)
  if (path && path.length === 0) return loadList(list, context, { ...address, category: undefined }, isWhole)
  failureOfSubject(queryClient, page.queryKey)
  const data: { total: number } | undefined = queryClient.getQueryData(page.queryKey)
  if (data?.total !== 0) return
  await Promise.all([
    queryClient.prefetchQuery(list.queries.departments(call)),
    ...countsWithout(props, call).map((query) => queryClient.prefetchQuery(query)),
  ])
}

type FilterFieldsProps<L extends ListTypes> = {
  list: ListDefinition<L>
  choice: Choice<L['search']>
  query: UseQueryResult<L['facets']>
}

/** The fields of all filters: those with a heading, then the switches in a box of their own. */
function FilterFields<L extends ListTypes>({ list, choice, query }: FilterFieldsProps<L>) {
  const texts = useArea(list.area)
  const format = useFormat()
  const fieldsAt = (place: Filter<L>['place'], props: FieldProps<L>): ReactNode[] =>
    list.table.filters.flatMap(({ Field, parameters, place: itsPlace = 'section' }) =>
      Field && itsPlace === place ? [<Field key={parameters[0]} {...props} />] : [],
    )
  return (
    <FacetFields query={query}>
      {(facets) => {
        // Nothing was found by the words alone: no filter could help.
        if (facets.total === 0 && countChosen(list.table, choice.chosen) === 0) return null
        const props = { ...choice, facets, texts, format: (count: number) => format(count) }
        const box = [...fieldsAt('switch', props), ...fieldsAt('below-switches', props)]
        return (
          <>
            {fieldsAt('section', props)}
            {box.length > 0 && <div className="filter-switches">{box}</div>}
          </>
        )
      }}
    </FacetFields>
  )
}

/** The filters beside the list. */
function FilterPanel<L extends ListTypes>(props: ListProps<L> & { showsAll: boolean }) {
  const { list, search, showsAll } = props
  const texts = useListTexts(list)
  const choice = useListChoice(props)
  const query = useFacets(props)
  const { searchTerm, exactly, sortField, sortOrder } = search
  const withoutField = list.table.filters.filter(({ Field }) => !Field)
  const values = withoutField.flatMap(({ parameters }) => parameters.map((name) => [name, search[name]]))
  return (
    <FilterForm
      action={list.to}
      hiddenFields={{ searchTerm, exactly, ...Object.fromEntries(values), sortField, sortOrder }}
      applyLabel={texts.apply}
      showsAll={showsAll}
    >
      <FilterFields list={list} choice={choice} query={query} />
    </FilterForm>
  )
}

/** The filters on a phone; all choices in it are one step to go back. */
function ListFilterSheet<L extends ListTypes>(props: ListProps<L> & { onClose: () => void }) {
  const { list, onClose } = props
  const texts = useListTexts(list)
  const choice = useListChoice(props, true)
  const query = useFacets(props)
  const { data } = query
  const format = useFormat()
  return (
    <FilterSheet
      showLabel={data ? texts.showCount(format(data.total)) : texts.apply}
      isCounting={query.isPlaceholderData}
      onClearAll={() => choice.choose(clearAll(list.table, choice.chosen))}
      onClose={onClose}
    >
      <FilterFields list={list} choice={choice} query={query} />
    </FilterSheet>
  )
}

/** Until the next list has been read, the last one stays in view, dimmed. */
function ListResults<L extends ListTypes>(props: ListProps<L>) {
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
      <ListFoot {...props} from={from} total={data.total} />
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
