import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { readPriceWords } from '@haat/contract/shared/price-words.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { hrefWithSearch } from '#ui/link/href-with-search.ts'
import { myDistrict } from '#ui/list/my-district.ts'
import { wholeBetween } from '#ui/list/read-address.ts'
import { useChoice } from '#ui/list/use-choice.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type {
  Address,
  ApiQuery,
  ChosenValue,
  Filter,
  FilterTable,
  LinkedSearch,
  ListDefinition,
  ListSearch,
  ListSort,
  ListTypes,
} from './list-definition.ts'
import { readSearchTerm } from './read-search-term.ts'

/** Deeper lists are narrowed by filters rather than paged through. */
export const lastPage = 1000

/** "laptop under 50000" is a search for a laptop with a filter; prices that the address names count more. */
function withPriceWords(address: Address): Address {
  const typed = readSearchTerm(address['searchTerm'])
  if (typed === undefined || address['exactly'] === true) return address
  const { termWithoutLimits: searchTerm, minPrice, maxPrice } = readPriceWords(typed)
  if (minPrice === undefined && maxPrice === undefined) return address
  const { minPrice: lowest = minPrice, maxPrice: highest = maxPrice } = address
  return { ...address, searchTerm, minPrice: lowest, maxPrice: highest }
}

/**
 * Reads the search of a list from an address, always in the same order of parameters. An invalid value falls back to its
 * default.
 */
export function readSearch<L extends ListTypes>(table: FilterTable<L>, written: Address): L['search'] {
  const address = withPriceWords(written)
  const searchTerm = readSearchTerm(address['searchTerm'])
  const read: Address = Object.assign({}, ...table.filters.map((filter) => filter.read(address)))
  const ordered = Object.fromEntries(table.addressOrder.map((name) => [name, read[name]]))
  return {
    searchTerm,
    exactly: searchTerm !== undefined && address['exactly'] === true ? true : undefined,
    ...ordered,
    ...read,
    ...table.readSort(address, searchTerm !== undefined),
    pageIndex: wholeBetween(address['pageIndex'], 2, lastPage),
  }
}

/** Translates the search into the filters of the API's query. */
export const filterQuery = <L extends ListTypes>(table: FilterTable<L>, search: L['search']): ApiQuery => ({
  searchTerm: search.searchTerm,
  exactly: search.exactly && 'true',
  ...Object.assign({}, ...table.filters.map((filter) => filter.query(search))),
})

/** Prices are sorted upwards unless the address says otherwise, everything else downwards. */
export function pageQuery<L extends ListTypes>(
  table: FilterTable<L>,
  search: L['search'],
  pageIndex = search.pageIndex ?? 1,
): ApiQuery {
  const sortField = search.sortField ?? (search.searchTerm ? 'relevance' : 'bestSelling')
  return {
    ...filterQuery(table, search),
    sortField,
    sortOrder: search.sortOrder ?? (sortField === 'price' ? 'asc' : 'desc'),
    pageIndex: String(pageIndex),
    pageSize: String(shopPageSize),
  }
}

/** A changed choice begins at its first page. */
export const withChoice = <Search extends object>(search: Search, change: Partial<Search>): Search => ({
  ...search,
  ...change,
  pageIndex: undefined,
})

interface ChosenFilter<L extends ListTypes> extends ChosenValue<L['search']> {
  filter: Filter<L>
}

/** All active filters, in the order in which the page shows them. */
export const chosenFilters = <L extends ListTypes>(
  table: FilterTable<L>,
  search: L['search'],
): ChosenFilter<L>[] =>
  table.filters.flatMap((filter) => filter.chosen(search).map((value) => ({ ...value, filter })))

export const countChosen = <L extends ListTypes>(table: FilterTable<L>, search: L['search']): number =>
  chosenFilters(table, search).length

/** Keeps the search term, the sort order, and a category that is the page itself. */
export function clearAll<L extends ListTypes>(table: FilterTable<L>, search: L['search']): L['search'] {
  const chosen = chosenFilters(table, search)
  const parameters = chosen.flatMap(({ filter }) => filter.parameters)
  const withoutParameters = chosen.filter(({ filter }) => filter.parameters.length === 0)
  return {
    ...search,
    ...Object.fromEntries(parameters.map((name) => [name, undefined])),
    ...Object.assign({}, ...withoutParameters.map(({ without }) => without)),
    pageIndex: undefined,
  }
}

/**
 * The canonical address of a list, for search engines. Filters and sort orders are views of one page; later pages
 * are pages of their identity, but not those of a view.
 */
export function listAddress<L extends ListTypes>(
  to: string,
  { identityOf }: FilterTable<L>,
  { pageIndex, ...search }: L['search'],
): string {
  const identity: Address = identityOf(search)
  const isView = Object.entries(search).some(
    ([key, value]) => value !== undefined && identity[key] === undefined,
  )
  return hrefWithSearch(to, { ...identityOf(search), pageIndex: isView ? undefined : pageIndex })
}

export const sortsFor = <L extends ListTypes>({ sorts }: FilterTable<L>, { searchTerm }: L['search']) =>
  sorts.filter(({ sortField }) => sortField !== 'relevance' || searchTerm)

export function currentSort<L extends ListTypes>(table: FilterTable<L>, search: L['search']): ListSort {
  const sorts = sortsFor(table, search)
  const isCurrent = ({ sortField, sortOrder }: ListSort) =>
    sortField === search.sortField && (sortOrder === undefined || sortOrder === (search.sortOrder ?? 'desc'))
  return sorts.find(isCurrent) ?? sorts[0]!
}

/** The default order is left out of the address. */
export function sortNamed<L extends ListTypes>(table: FilterTable<L>, name: string, search: L['search']) {
  const [first, ...others] = sortsFor(table, search)
  const sort = name === first?.name ? undefined : others.find((one) => one.name === name)
  return { sortField: sort?.sortField, sortOrder: sort?.sortOrder }
}

export interface ListProps<L extends ListTypes> {
  list: ListDefinition<L>
  search: L['search']
  /** A category of the address that does not exist. The list is then shown without it, and a chip says so. */
  unknownCategory?: string | undefined
}

/** The texts that both lists have. */
export const useListTexts = ({ area }: { area: ListTypes['area'] }) => useArea(area)

/**
 * The choice of filters and how to change it, by going to another address.
 *
 * @param isOneStep whether all changes together are one step in the browser's history.
 */
export function useListChoice<L extends ListTypes>({ list, search }: ListProps<L>, isOneStep = false) {
  const navigate = useNavigate()
  const go = (next: LinkedSearch, replace: boolean) =>
    void navigate({ to: list.to, search: next, resetScroll: false, replace })
  const read = (address: Record<string, unknown>) => readSearch(list.table, address)
  return useChoice<L['search']>(search, { read, go }, isOneStep)
}

/** Where no district is chosen, some lists also count what is delivered to the visitor's own one. */
export function facetsQuery<L extends ListTypes>(
  { list, search }: ListProps<L>,
  call: Call,
  ownDistrict: string | undefined,
) {
  const query = filterQuery(list.table, search)
  const counts = list.countsOwnDistrict && ownDistrict !== undefined && query['district'] === undefined
  return list.queries.facets(call, { ...query, ...(counts && { myDistrict: ownDistrict }) })
}

export function useFacets<L extends ListTypes>(props: ListProps<L>) {
  return useQuery(facetsQuery(props, useCall(), useLocalList(myDistrict)[0]))
}

/** Writes a number of results in the reader's digits. */
export function useFormat() {
  const { ui } = useMessages()
  return (count: number) => formatCount(count, ui.language)
}

/** The department and the category below it; undefined until they have been read. */
export function useCategoryPath<L extends ListTypes>({ list, search: { category } }: ListProps<L>) {
  const query = list.queries.path(useCall(), category ?? '')
  const { data } = useQuery({ ...query, enabled: category !== undefined })
  return category === undefined ? [] : data
}

/** The search without a category that does not exist, once that is known. */
export function useKnownCategory<L extends ListTypes>(props: ListProps<L>): ListProps<L> {
  const { list, search } = props
  const path = useCategoryPath(props)
  const unknownCategory = path?.length === 0 ? search.category : undefined
  return unknownCategory ? { list, search: { ...search, category: undefined }, unknownCategory } : props
}

/** The label of each active filter, with the change that removes it. */
export function useChips<L extends ListTypes>(props: ListProps<L>) {
  const { list, search, unknownCategory } = props
  const { language } = useMessages().ui
  const texts = useArea(list.area)
  const filters = useArea('filters')
  const { data: facets } = useFacets(props)
  const { data } = useQuery(list.queries.list(useCall(), pageQuery(list.table, search)))
  const path = useCategoryPath(props) ?? []
  const sources = { language, texts, filters, facets, path, items: data?.items ?? [] }
  const chips = chosenFilters(list.table, search).map(({ key, item, without, filter }) => ({
    key,
    without,
    label: filter.label(item, search, sources) ?? key,
  }))
  if (unknownCategory === undefined) return chips
  return [...chips, { key: 'unknownCategory', without: {}, label: filters.noSuchCategory(unknownCategory) }]
}

/** The sort orders of this list, the current one, and how to choose another. */
export function useSorts<L extends ListTypes>(props: ListProps<L>) {
  const { list, search } = props
  const labels: Record<string, string> = useListTexts(list).sorts
  const { chosen, choose } = useListChoice(props)
  return {
    sorts: sortsFor(list.table, search).map(({ name }) => ({ value: name, label: labels[name]! })),
    value: currentSort(list.table, chosen).name,
    onChoose: (name: string) => choose(sortNamed(list.table, name, chosen)),
  }
}

/** Each suggestion costs a request, and a longer list of them would not be read. */
const maxSuggestions = 8

/** For an empty list: how many results there would be without each one of its filters. */
export const countsWithout = <L extends ListTypes>({ list, search }: ListProps<L>, call: Call) =>
  chosenFilters(list.table, search)
    .slice(0, maxSuggestions)
    .map(({ without }) => list.queries.count(call, filterQuery(list.table, withChoice(search, without))))

/**
 * The address names one page of a list. The page from which "load more" has led there is remembered for this visit
 * only, so that Back shows all of them; somebody who opens the address anew gets the page that it names.
 */
const firstPages = new Map<string, number>()
const keyOf = (search: ListSearch) => JSON.stringify(search)

export const firstPageShown = (search: ListSearch): number =>
  firstPages.get(keyOf(search)) ?? search.pageIndex ?? 1

export const rememberFirstPage = (search: ListSearch, firstPage: number) =>
  void firstPages.set(keyOf(search), firstPage)

export const forgetFirstPage = (search: ListSearch) => void firstPages.delete(keyOf(search))
