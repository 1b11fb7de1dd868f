import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { ListFrame } from '#ui/list/list-frame.tsx'
import { myDistrict } from '#ui/list/my-district.ts'
import { PhoneBar } from '#ui/list/phone-bar.tsx'
import type { ListDefinition, ListTypes } from './list-definition.ts'
import { countChosen, pageQuery, readSearch } from './list-search.ts'
import { FilterPanel } from './list/filter-fields.tsx'
import { ListFilterSheet } from './list/list-filter-sheet.tsx'
import { ListBar } from './list/list-bar.tsx'
import { ListHeading } from './list/list-heading.tsx'
import { ListResults } from './list/list-results.tsx'
import { countsWithout, facetsQuery, useSorts, type ListProps } from './list/use-list.ts'
import { searchQueries } from './search.queries.ts'

type ListPageProps<L extends ListTypes> = { list: ListDefinition<L>; address: object }

/** The list screen of products and of services. The address decides everything that it shows. */
export function ListPage<L extends ListTypes>({ list, address }: ListPageProps<L>) {
  const search = readSearch(list.table, { ...address })
  const props = { list, search }
  const { Intro, looks } = list
  return (
    <div className={looks.page}>
      <ListHeading {...props} />
      {Intro && <Intro search={search} />}
      <ListFrame
        panel={<FilterPanel {...props} showsAll={'showAll' in address} />}
        phoneBar={<ListPhoneBar {...props} />}
        bar={<ListBar {...props} />}
        hasChips={countChosen(list.table, search) > 0}
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
  { queryClient, call }: RouterContext,
  address: object,
  isWhole: boolean,
) {
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
  failureOfSubject(queryClient, page.queryKey)
  const data: { total: number } | undefined = queryClient.getQueryData(page.queryKey)
  if (data?.total !== 0) return
  await Promise.all([
    queryClient.prefetchQuery(list.queries.departments(call)),
    ...countsWithout(props, call).map((query) => queryClient.prefetchQuery(query)),
  ])
}
