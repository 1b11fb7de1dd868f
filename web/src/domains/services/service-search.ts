import {
  freeWithinDays,
  priceUnits,
  serviceSorts,
  type ServiceSort,
} from '@haat/contract/domains/services.rules.ts'
import { isSlug, listOf, oneOf, pricesOf, slugOf, textOf, wholeBetween } from '#ui/list/read-address.ts'
import { readSearchTerm } from '#domains/search/read-search-term.ts'

/** The search parameters of the list of services. Lists are joined by commas, prices are whole rupees. */
export interface ServiceSearch {
  searchTerm?: string | undefined
  /** Search for the term as it is, without correcting its spelling. */
  exactly?: true | undefined
  category?: string | undefined
  vendor?: string | undefined
  district?: string | undefined
  day?: string | undefined
  /** The next free day is at most this many days away. */
  freeWithin?: number | undefined
  priceUnit?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  rating?: number | undefined
  sortField?: ServiceSort | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  pageIndex?: number | undefined
}

const maxDistricts = 77
const maxPages = 1000
const date = /^\d{4}-\d{2}-\d{2}$/

/** Without JavaScript the form sends both the chosen tile and the date field, which comes last and counts. */
const dayOf = (value: unknown) =>
  [value]
    .flat()
    .map(textOf)
    .findLast((day) => date.test(day) && isRealDay(day))

/** Whether the date exists: 30 February does not. */
const isRealDay = (day: string) => {
  const time = new Date(day)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

/** Names every parameter, since one that is left out would be taken over unchecked. An invalid value is dropped. */
export const readServiceSearch = (search: Record<string, unknown>): ServiceSearch => ({
  searchTerm: readSearchTerm(search['searchTerm']),
  exactly: search['exactly'] === true && readSearchTerm(search['searchTerm']) ? true : undefined,
  category: slugOf(search['category']),
  vendor: slugOf(search['vendor']),
  district: listOf(search['district'], isSlug, maxDistricts),
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
  pageIndex: wholeBetween(search['pageIndex'], 2, maxPages),
})

/** A changed choice begins at its first page. */
export const withChoice = (search: ServiceSearch, choice: ServiceSearch): ServiceSearch => ({
  ...search,
  ...choice,
  pageIndex: undefined,
})
