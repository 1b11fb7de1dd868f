import {
  priceUnits,
  serviceSorts,
  type PriceUnit,
  type ServiceSort,
} from '@haat/contract/domains/services.rules.ts'
import { readSearchTerm } from '#domains/search/read-search-term.ts'

/** What narrows the list, as it stands in the address. */
export interface ServiceSearch {
  searchTerm?: string | undefined
  /** The words as they are: nothing is put right. */
  exactly?: true | undefined
  category?: string | undefined
  vendor?: string | undefined
  district?: string | undefined
  day?: string | undefined
  priceUnit?: PriceUnit | undefined
  rating?: number | undefined
  sortField?: ServiceSort | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  pageIndex?: number | undefined
}

export const shownSorts = ['bestSelling', 'rating', 'price', 'createdAt'] as const

const mostPages = 1000
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const date = /^\d{4}-\d{2}-\d{2}$/

const slugOf = (value: unknown) => {
  const text = String(value ?? '')
  return text.length <= 80 && slug.test(text) ? text : undefined
}

const dayOf = (value: unknown) =>
  typeof value === 'string' && date.test(value) && isRealDay(value) ? value : undefined

/** The thirtieth of February is none. */
const isRealDay = (day: string) => {
  const time = new Date(day)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

const wholeOf = (value: unknown, least: number, most: number) => {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= least && number <= most ? number : undefined
}

/** Names every parameter: what is left out would come through as it stands in the address. A bad value is none. */
export const readServiceSearch = (search: Record<string, unknown>): ServiceSearch => ({
  searchTerm: readSearchTerm(search['searchTerm']),
  exactly: search['exactly'] === true && readSearchTerm(search['searchTerm']) ? true : undefined,
  category: slugOf(search['category']),
  vendor: slugOf(search['vendor']),
  district: slugOf(search['district']),
  day: dayOf(search['day']),
  priceUnit: priceUnits.find((one) => one === search['priceUnit']),
  rating: wholeOf(search['rating'], 1, 5),
  sortField: serviceSorts.find((one) => one === search['sortField']),
  sortOrder: (['asc', 'desc'] as const).find((one) => one === search['sortOrder']),
  pageIndex: wholeOf(search['pageIndex'], 2, mostPages),
})
