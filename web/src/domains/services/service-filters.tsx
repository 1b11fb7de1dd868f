import type { ServiceFacets } from '@haat/contract/domains/services.filters.ts'
import {
  freeWithinDays,
  priceUnits,
  serviceSorts,
  type PriceUnit,
  type ServiceSort,
} from '@haat/contract/domains/services.rules.ts'
import type { ServiceCard } from '@haat/contract/domains/services.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import {
  filterKinds,
  isCategoryFilter,
  nameAmong,
  namedOptions,
  priceRange,
  rating,
  withDistinctCounts,
} from '#domains/search/filter-kinds.tsx'
import type { FilterTable, ListSearch } from '#domains/search/list-definition.ts'
import { isSlug, oneOf, slugOf, textOf, wholeBetween } from '#ui/list/read-address.ts'
import { DayField } from './filters/day-field.tsx'

/** The search parameters of the list of services. Lists are joined by commas, prices are whole rupees. */
export interface ServiceSearch extends ListSearch {
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
}

export interface ServiceListTypes {
  area: 'services'
  search: ServiceSearch
  facets: ServiceFacets
  item: ServiceCard
}

const { many, one } = filterKinds<ServiceListTypes>()
const maxDistricts = 77

/** The filters of the list of services, one row each: from its parameter in the address to its chip and its field. */
export const serviceFilters: FilterTable<ServiceListTypes> = {
  filters: [
    one('category', {
      read: slugOf,
      isFilter: isCategoryFilter,
      label: ({ category }, { path, language }) => nameAmong(path, category, language) ?? category,
    }),
    one('vendor', {
      read: slugOf,
      label: ({ vendor: slug }, { items, language }) =>
        nameAmong(
          items.map(({ vendor }) => vendor),
          slug,
          language,
        ) ?? slug,
    }),
    many('district', {
      isKnown: isSlug,
      maxItems: maxDistricts,
      label: (district, { language }) => inLanguage(districtName(district), language),
      title: (texts) => texts.place,
      // The districts that providers come to, the most frequent first.
      options: ({ facets }) => namedOptions(facets.districts),
      first: 5,
      findLabel: (texts) => texts.findPlace,
    }),
    one('freeWithin', {
      read: (value) => oneOf(wholeBetween(value, 0, 7), ...freeWithinDays),
      label: ({ freeWithin }, { texts, language }) =>
        texts.freeWithinChip(freeWithin!, formatCount(freeWithin!, language)),
      title: (texts) => texts.nextFreeDay,
      options: ({ chosen, facets, texts }, language) =>
        withDistinctCounts(facets.freeWithin, ({ days }) => days === chosen.freeWithin).map(
          ({ days, count }) => ({
            value: String(days),
            label: texts.freeWithin(days, formatCount(days, language)),
            count,
          }),
        ),
    }),
    one('day', {
      read: readDay,
      label: ({ day }, { language }) => formatDate(day!, language),
      Field: DayField,
    }),
    priceRange(),
    many('priceUnit', {
      isKnown: (item) => priceUnits.some((unit) => unit === item),
      maxItems: priceUnits.length,
      label: (unit, { texts }) => texts.units[unit as PriceUnit],
      title: (texts) => texts.unit,
      options: ({ facets, texts }) =>
        facets.priceUnits.map(({ priceUnit, count }) => ({
          value: priceUnit,
          label: texts.units[priceUnit],
          count,
        })),
      minOptions: 2,
    }),
    rating(),
  ],
  addressOrder: [
    'category',
    'vendor',
    'district',
    'day',
    'freeWithin',
    'priceUnit',
    'minPrice',
    'maxPrice',
    'rating',
  ],
  sorts: [
    { name: 'relevance', sortField: 'relevance' },
    { name: 'bestSelling', sortField: 'bestSelling' },
    { name: 'rating', sortField: 'rating' },
    { name: 'price', sortField: 'price' },
    { name: 'createdAt', sortField: 'createdAt' },
  ],
  readSort: (address) => ({
    sortField: oneOf(address['sortField'], ...serviceSorts),
    sortOrder: oneOf(address['sortOrder'], 'asc', 'desc'),
  }),
  identityOf: ({ searchTerm, category }) => ({ searchTerm, category }),
}

const date = /^\d{4}-\d{2}-\d{2}$/

/** Without JavaScript the form sends both the chosen tile and the date field, which comes last and counts. */
function readDay(value: unknown) {
  return [value]
    .flat()
    .map(textOf)
    .findLast((day) => date.test(day) && isRealDay(day))
}

/** Whether the date exists: 30 February does not. */
const isRealDay = (day: string) => {
  const time = new Date(day)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}
