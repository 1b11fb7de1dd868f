import { colours, mostOptionValues, origins, productSorts } from '@haat/contract/domains/catalogue.rules.ts'
import type { Origin, ProductSort } from '@haat/contract/domains/catalogue.rules.ts'
import { listOf, isSlug, oneOf, pricesOf, slugOf, wholeBetween } from '#domains/filters/read-address.ts'
import { readSearchTerm } from '#domains/search/read-search-term.ts'

/** What the address of the product list can say. Lists are joined by commas, prices are whole rupees. */
export interface ProductSearch {
  searchTerm?: string | undefined
  /** The words as they are: nothing is put right. */
  exactly?: true | undefined
  category?: string | undefined
  vendor?: string | undefined
  colour?: string | undefined
  /** What it can be had in: `size:m,storage:256-gb`. */
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

const mostVendors = 20
/** Deeper lists are narrowed by filters rather than paged through. */
export const lastPage = 1000

const optionValue = /^[a-z0-9][a-z0-9-]{0,39}:[a-z0-9][a-z0-9-]{0,59}$/

/** The order that the shop takes by itself is left out; only prices also go upwards. */
function sortOf(search: Record<string, unknown>, hasWords: boolean) {
  const field = oneOf(search['sortField'], ...productSorts)
  const usual = hasWords ? 'relevance' : 'bestSelling'
  if (!field || field === usual || (field === 'relevance' && !hasWords)) return {}
  const order = field === 'price' ? oneOf(search['sortOrder'], 'asc' as const, 'desc' as const) : undefined
  return { sortField: field, sortOrder: order ?? ('desc' as const) }
}

/** A bad value falls back to its default. */
export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const searchTerm = readSearchTerm(search['searchTerm'])
  const pageIndex = wholeBetween(search['pageIndex'], 2, lastPage)
  return {
    searchTerm,
    exactly: searchTerm === undefined ? undefined : oneOf(search['exactly'], true as const),
    category: slugOf(search['category']),
    vendor: listOf(search['vendor'], isSlug, mostVendors),
    colour: listOf(
      search['colour'],
      (item) => !!oneOf(item, ...(colours as readonly string[])),
      colours.length,
    ),
    option: listOf(search['option'], (item) => optionValue.test(item), mostOptionValues),
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

/** Another choice begins at its first page. */
export const withChoice = (search: ProductSearch, choice: ProductSearch): ProductSearch => ({
  ...search,
  ...choice,
  pageIndex: undefined,
})
