import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { hrefWithSearch } from '#ui/link/href-with-search.ts'
import { wholeBetween } from '#ui/list/read-address.ts'
import type {
  Address,
  ApiQuery,
  ChosenValue,
  Filter,
  FilterTable,
  ListSort,
  ListTypes,
} from './list-definition.ts'
import { readSearchTerm } from './read-search-term.ts'

/** Deeper lists are narrowed by filters rather than paged through. */
export const lastPage = 1000

/**
 * Reads the search of a list from an address, always in the same order of parameters. An invalid value falls back to its
 * default.
 */
export function readSearch<L extends ListTypes>(table: FilterTable<L>, address: Address): L['search'] {
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
  const parameters = chosenFilters(table, search).flatMap(({ filter }) => filter.parameters)
  return {
    ...search,
    ...Object.fromEntries(parameters.map((name) => [name, undefined])),
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
