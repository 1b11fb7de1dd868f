import {
  freeWithinDays,
  priceUnits,
  serviceSorts,
  type ServiceSort,
} from '@haat/contract/domains/services.rules.ts'
import {
  isSlug,
  listOf,
  oneOf,
  pricesOf,
  slugOf,
  textOf,
  wholeBetween,
} from '#domains/filters/read-address.ts'
import { readSearchTerm } from '#domains/search/read-search-term.ts'

/** What narrows the list, as it stands in the address. Lists are joined by commas, prices are whole rupees. */
export interface ServiceSearch {
  searchTerm?: string | undefined
  /** The words as they are: nothing is put right. */
  exactly?: true | undefined
  category?: string | undefined
  vendor?: string | undefined
  district?: string | undefined
  day?: string | undefined
  /** The next free day is at most so many days away. */
  freeWithin?: number | undefined
  priceUnit?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  rating?: number | undefined
  sortField?: ServiceSort | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  pageIndex?: number | undefined
}

const mostDistricts = 77
const mostPages = 1000
const date = /^\d{4}-\d{2}-\d{2}$/

/** Of the days that a plain form sends, the one that was typed, which comes last. */
const dayOf = (value: unknown) =>
  [value]
    .flat()
    .map(textOf)
    .findLast((day) => date.test(day) && isRealDay(day))

/** The thirtieth of February is none. */
const isRealDay = (day: string) => {
  const time = new Date(day)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

/** Names every parameter: what is left out would come through as it stands in the address. A bad value is none. */
export const readServiceSearch = (search: Record<string, unknown>): ServiceSearch => ({
  searchTerm: readSearchTerm(search['searchTerm']),
  exactly: search['exactly'] === true && readSearchTerm(search['searchTerm']) ? true : undefined,
  category: slugOf(search['category']),
  vendor: slugOf(search['vendor']),
  district: listOf(search['district'], isSlug, mostDistricts),
  day: dayOf(search['day']),
  freeWithin: oneOf(wholeBetween(search['freeWithin'], 0, 7), ...freeWithinDays),
  priceUnit: listOf(
    search['priceUnit'],
    (item) => priceUnits.some((unit) => unit === item),
    priceUnits.length,
  ),
  ...pricesOf(search),
  rating: wholeBetween(search['rating'], 1, 5),
  sortField: serviceSorts.find((one) => one === search['sortField']),
  sortOrder: (['asc', 'desc'] as const).find((one) => one === search['sortOrder']),
  pageIndex: wholeBetween(search['pageIndex'], 2, mostPages),
})

/** Another choice begins at its first page. */
export const withChoice = (search: ServiceSearch, choice: ServiceSearch): ServiceSearch => ({
  ...search,
  ...choice,
  pageIndex: undefined,
})
