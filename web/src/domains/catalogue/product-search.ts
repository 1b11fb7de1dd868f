import {
  colours,
  maxOptionValues,
  optionValuePattern,
  origins,
  productSorts,
} from '@haat/contract/domains/catalogue.rules.ts'
import type { Origin, ProductSort } from '@haat/contract/domains/catalogue.rules.ts'
import { listOf, isSlug, oneOf, pricesOf, slugOf, wholeBetween } from '#ui/list/read-address.ts'
import { readSearchTerm } from '#domains/search/read-search-term.ts'

/** The search parameters of the product list. Lists are joined by commas, prices are whole rupees. */
export interface ProductSearch {
  searchTerm?: string | undefined
  /** Search for the term as it is, without correcting its spelling. */
  exactly?: true | undefined
  category?: string | undefined
  vendor?: string | undefined
  colour?: string | undefined
  /** Options and their values: `size:m,storage:256-gb`. */
  option?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  rating?: number | undefined
  inStock?: true | undefined
  deals?: true | undefined
  origin?: Origin | undefined
  district?: string | undefined
  sortField?: ProductSort | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  pageIndex?: number | undefined
}

const maxVendors = 20
/** Deeper lists are narrowed by filters rather than paged through. */
export const lastPage = 1000

/** The default order is left out of the address. Only prices can also be sorted upwards. */
function sortOf(search: Record<string, unknown>, hasSearchTerm: boolean) {
  const field = oneOf(search['sortField'], ...productSorts)
  const defaultField = hasSearchTerm ? 'relevance' : 'bestSelling'
  if (!field || field === defaultField || (field === 'relevance' && !hasSearchTerm)) return {}
  const order = field === 'price' ? oneOf(search['sortOrder'], 'asc' as const, 'desc' as const) : undefined
  return { sortField: field, sortOrder: order ?? ('desc' as const) }
}

/** An invalid value falls back to its default. */
export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const searchTerm = readSearchTerm(search['searchTerm'])
  const pageIndex = wholeBetween(search['pageIndex'], 2, lastPage)
  return {
    searchTerm,
    exactly: searchTerm === undefined ? undefined : oneOf(search['exactly'], true as const),
    category: slugOf(search['category']),
    vendor: listOf(search['vendor'], isSlug, maxVendors),
    colour: listOf(
      search['colour'],
      (item) => !!oneOf(item, ...(colours as readonly string[])),
      colours.length,
    ),
    option: listOf(search['option'], (item) => optionValuePattern.test(item), maxOptionValues),
    ...pricesOf(search),
    rating: wholeBetween(search['rating'], 1, 5),
    inStock: oneOf(search['inStock'], true as const),
    deals: oneOf(search['deals'], true as const),
    origin: oneOf(search['origin'], ...origins),
    district: slugOf(search['district']),
    ...sortOf(search, searchTerm !== undefined),
    pageIndex,
  }
}

/** A changed choice begins at its first page. */
export const withChoice = (search: ProductSearch, choice: ProductSearch): ProductSearch => ({
  ...search,
  ...choice,
  pageIndex: undefined,
})
