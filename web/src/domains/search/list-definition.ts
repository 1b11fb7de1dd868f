import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Call } from '#api/client.ts'
import type { Areas } from '#ui/messages/areas.ts'
import type { EmptyState } from '#ui/state/empty-state.tsx'

/** The parameters that every list has beside its filters. */
export interface ListSearch {
  searchTerm?: string | undefined
  /** Search for the term as it is, without correcting its spelling. */
  exactly?: true | undefined
  category?: string | undefined
  sortField?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  pageIndex?: number | undefined
}

/** What the router can check of a link to either list, whose sort orders differ. */
export type LinkedSearch = Omit<ListSearch, 'sortField'>

/** The types of one list: where its texts are, its search parameters, the answer with its counts, one of its cards. */
export interface ListTypes {
  area: 'products' | 'services'
  search: ListSearch
  facets: { total: number }
  item: object
}

/** The search parameters as the router parses them, whatever somebody has typed. */
export type Address = Record<string, unknown>
/** The parameters of the API's query. */
export type ApiQuery = Record<string, string | undefined>

export interface CategoryLink {
  slug: string
  name: Bilingual
}

/** A chosen value of a filter, and the change of the search that removes it. */
export interface ChosenValue<Search> {
  key: string
  /** The value, of a filter that can have several. */
  item: string
  without: Partial<Search>
}

/** Where the label of a chip may be found. The counts and the cards are there once they have been read. */
export interface LabelSources<L extends ListTypes> {
  language: Language
  texts: Areas[L['area']]
  filters: Areas['filters']
  facets: L['facets'] | undefined
  path: readonly CategoryLink[]
  items: readonly L['item'][]
}

export interface FieldProps<L extends ListTypes> {
  /** The choice as it is shown, which may be ahead of the address. */
  chosen: L['search']
  choose: (change: Partial<L['search']>) => void
  facets: L['facets']
  texts: Areas[L['area']]
  /** A number of results in the reader's digits, "1,000+" where the API stopped counting. */
  format: (count: number) => string
}

/** One filter of a list, a row of its table. `filter-kinds.tsx` makes the usual ones. */
export interface Filter<L extends ListTypes> {
  /** The parameters of the address that belong to it; none for what the search term says. */
  parameters: readonly (keyof L['search'] & string)[]
  /** Its part of the search. What is not valid is left out. */
  read: (address: Address) => Partial<L['search']>
  query: (search: L['search']) => ApiQuery
  /** Each chosen value gets a chip. */
  chosen: (search: L['search']) => ChosenValue<L['search']>[]
  /** The text of a chip; without one, the chip shows what the address says. */
  label: (item: string, search: L['search'], sources: LabelSources<L>) => string | undefined
  /** A filter without a field is chosen elsewhere; the form beside the list only keeps it. */
  Field?: ComponentType<FieldProps<L>>
  /** Fields with a heading come first, then all switches in one box, then what ends that box. */
  place?: 'section' | 'switch' | 'below-switches'
}

export interface ListSort {
  name: string
  sortField: string
  /** Undefined for an order whose direction is not part of the address. */
  sortOrder?: 'asc' | 'desc'
}

/** All that an address can say about a list. */
export interface FilterTable<L extends ListTypes> {
  /** In the order of fields and chips on the screen. */
  filters: readonly Filter<L>[]
  /** The order of their parameters in an address, which links and search engines know; further ones follow these. */
  addressOrder: readonly string[]
  /** The first order that a list can have is its default. Relevance needs a search term. */
  sorts: readonly ListSort[]
  readSort: (address: Address, hasSearchTerm: boolean) => Pick<L['search'], 'sortField' | 'sortOrder'>
  /** The parameters that make a list a page of its own for search engines; all others are views of such a page. */
  identityOf: (search: L['search']) => Partial<L['search']>
}

export interface ListData<Item> {
  items: readonly Item[]
  total: number
  searchOutcome: SearchOutcome | null
}

/** What `queryOptions` gives, for a key of any shape. */
interface Query<Data> {
  queryKey: QueryKey
  queryFn?(context: QueryFunctionContext): Data | Promise<Data>
}

export interface IntroProps<L extends ListTypes> {
  search: L['search']
  /** The filters of the search, as the API is asked for them. */
  query: ApiQuery
}

export interface CardsProps<L extends ListTypes> {
  items: readonly L['item'][]
  search: L['search']
  isFirstPage: boolean
}

interface EmptyReason<Search> {
  heading: string
  text: string
  action: { label: string; search: Search }
  /** There are results, on an earlier page. */
  isPastEnd?: true
}

/** A list screen. What it does not say here is the same for products and services. */
export interface ListDefinition<L extends ListTypes> {
  to: '/products/' | '/services/'
  area: L['area']
  table: FilterTable<L>
  queries: {
    list: (call: Call, query: ApiQuery) => Query<ListData<L['item']>>
    facets: (call: Call, query: ApiQuery) => Query<L['facets']>
    /** How many results there are, without the results. */
    count: (call: Call, query: ApiQuery) => Query<{ total: number }>
    /** The department and the category below it; empty for a category that does not exist. */
    path: (call: Call, category: string) => Query<readonly CategoryLink[]>
    departments: (call: Call) => Query<{ categories: readonly CategoryLink[] }>
  }
  /** The departments are shown above the list, and not only when it is empty. */
  hasDepartments?: true
  /** Counts also what is delivered to the district that the visitor chose last. */
  countsOwnDistrict?: true
  nameOf: (search: L['search'], category: string | undefined, texts: Areas[L['area']]) => string
  descriptionOf: (name: string, hasCategory: boolean, texts: Areas[L['area']]) => string
  countText: (facets: L['facets'], format: (count: number) => string, texts: Areas[L['area']]) => string
  emptyReason: (
    search: L['search'],
    state: { total: number; hasChosen: boolean; cleared: L['search'] },
    texts: Areas[L['area']],
  ) => EmptyReason<L['search']>
  emptyPicture: (search: L['search']) => Pick<Parameters<typeof EmptyState>[0], 'picture' | 'tone'>
  brokenPicture: Parameters<typeof EmptyState>[0]['picture']

  /** Stands between the heading and the list. */
  Intro?: ComponentType<IntroProps<L>>
  Grid: ComponentType<{ children: ReactNode }>
  /** The cards as list items; those on the first screen load their pictures first. */
  Cards: ComponentType<CardsProps<L>>
  GridSkeleton: ComponentType
  /** With it, "Load more" puts the next page below the one that is shown. */
  CardSkeleton?: ComponentType
  /** Classes in which the two lists differ. */
  looks: { page?: string; heading: string; count: string; results?: string; foot: string }
}
