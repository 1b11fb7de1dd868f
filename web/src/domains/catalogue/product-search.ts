import { colours, productSorts } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductSort } from '@haat/contract/domains/catalogue.rules.ts'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { readSearchTerm } from '#domains/search/read-search-term.ts'

/** What the address of the product list can say. Lists are joined by commas, prices are whole rupees. */
export interface ProductSearch {
  searchTerm?: string | undefined
  /** The words as they are: nothing is put right. */
  exactly?: true | undefined
  category?: string | undefined
  vendor?: string | undefined
  colour?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  rating?: number | undefined
  inStock?: true | undefined
  deals?: true | undefined
  origin?: 'nepal' | undefined
  district?: string | undefined
  sortField?: ProductSort | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  pageIndex?: number | undefined
}

const mostVendors = 20
/** Two crore: nothing costs more, and in paisa it is a whole number that every database holds. */
const mostRupees = 2e7
/** Deeper lists are narrowed by filters rather than paged through. */
export const lastPage = 1000
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const oneOf = <T>(value: unknown, ...allowed: T[]): T | undefined => allowed.find((one) => one === value)

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** `a,b` or, as a plain form sends it, one after the other; in one order, so that equal lists are equal. */
const listOf = (value: unknown, isKnown: (item: string) => boolean, most: number): string | undefined =>
  [...new Set([value].flat().flatMap((part) => textOf(part).split(',')))]
    .filter(isKnown)
    .slice(0, most)
    .toSorted()
    .join(',') || undefined

const slugOf = (value: unknown) =>
  listOf([value].flat()[0], (item) => slug.test(item) && item.length <= 80, 1)

const wholeBetween = (value: unknown, from: number, to: number): number | undefined => {
  const figure = Number(textOf(value) || NaN)
  return Number.isInteger(figure) && figure >= from && figure <= to ? figure : undefined
}

const rupeesOf = (value: unknown): number | undefined =>
  wholeBetween(Math.round((parseRupees(textOf(value)) ?? NaN) / 100), 0, mostRupees)

/** Who types the higher price first means the same. */
const pricesOf = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one > other
    ? { minPrice: other, maxPrice: one }
    : { minPrice: one, maxPrice: other }

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
    vendor: listOf(search['vendor'], (item) => slug.test(item), mostVendors),
    colour: listOf(
      search['colour'],
      (item) => !!oneOf(item, ...(colours as readonly string[])),
      colours.length,
    ),
    ...pricesOf(rupeesOf(search['minPrice']), rupeesOf(search['maxPrice'])),
    rating: wholeBetween(search['rating'], 1, 5),
    inStock: oneOf(search['inStock'], true as const),
    deals: oneOf(search['deals'], true as const),
    origin: oneOf(search['origin'], 'nepal' as const),
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

export const itemsOf = (joined: string | undefined): string[] => joined?.split(',') ?? []

/** The list with the item, or without it when it was there. */
export function toggled(joined: string | undefined, item: string): string | undefined {
  const items = itemsOf(joined)
  const next = items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
  return next.toSorted().join(',') || undefined
}
