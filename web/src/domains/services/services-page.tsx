import toolbox from 'picture:state-toolbox'
import type { ReactNode } from 'react'
import type { ServiceFacets } from '@haat/contract/domains/services.filters.ts'
import {
  freeWithinDays,
  priceUnits,
  serviceSorts,
  type PriceUnit,
  type ServiceSort,
} from '@haat/contract/domains/services.rules.ts'
import type { ServiceCard as Card } from '@haat/contract/domains/services.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import type { RouterContext } from '#api/router-context.ts'
import {
  filterKinds,
  isCategoryFilter,
  nameAmong,
  namedOptions,
  rating,
  withDistinctCounts,
} from '#domains/search/filter-kinds.tsx'
import type {
  CardsProps,
  FilterTable,
  IntroProps,
  ListDefinition,
  ListSearch,
} from '#domains/search/list-definition.ts'
import { cheapestFirst, priceRange } from '#domains/search/price-filters.tsx'
import { ListPage, loadList } from '#domains/search/list-page.tsx'
import { isSlug, oneOf, slugOf, textOf, wholeBetween } from '#ui/list/read-address.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { PictureSkeleton } from '#ui/state/picture-skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { DayField } from './filters/day-field.tsx'
import { CategoryChips } from './list/category-chips.tsx'
import { ServiceCard } from './service-card.tsx'
import { servicesQueries } from './services.queries.ts'

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
  item: Card
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
      label: ({ day }, { language }) => formatLocalDate(day!, language),
      Field: DayField,
    }),
    priceRange(),
    cheapestFirst(),
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

export const serviceList: ListDefinition<ServiceListTypes> = {
  to: '/services/',
  area: 'services',
  table: serviceFilters,
  queries: {
    list: servicesQueries.list,
    facets: servicesQueries.facets,
    count: servicesQueries.count,
    path: servicesQueries.path,
    departments: servicesQueries.categories,
  },
  hasDepartments: true,

  nameOf: ({ searchTerm }, category, texts) =>
    searchTerm ? texts.searched(searchTerm) : (category ?? texts.title),
  descriptionOf: (name, hasCategory, texts) => (hasCategory ? `${name} · ${texts.lead}` : texts.lead),
  countText: ({ total }, format, texts) => texts.count(format(total)),
  emptyReason({ searchTerm, exactly, category }, { hasChosen }, texts) {
    // A search term alone is no filter that could be removed.
    if (searchTerm !== undefined && category === undefined && !hasChosen) {
      const action = { label: texts.showAll, search: {} }
      return { heading: texts.noMatch(searchTerm), text: texts.noMatchText, action }
    }
    const label = searchTerm ? texts.clearAll : texts.showAll
    return { heading: texts.none, text: texts.noneText, action: { label, search: { searchTerm, exactly } } }
  },
  emptyPicture: () => ({ picture: toolbox, tone: 'pine' }),
  brokenPicture: toolbox,

  Intro,
  Grid,
  Cards,
  GridSkeleton,
  looks: {
    page: 'pb-10',
    heading: 'flex flex-wrap items-baseline gap-x-4',
    count: 'min-h-[1lh] text-muted',
    results: 'min-h-[60dvh]',
    foot: 'mt-8',
  },
}

function Intro(props: IntroProps<ServiceListTypes>) {
  return (
    <>
      <p className="mt-1 max-w-(--container-text) text-muted">{useArea('services').lead}</p>
      <div className="mt-4">
        <CategoryChips {...props} />
      </div>
    </>
  )
}

const firstRow = 3

function Grid({ children }: { children: ReactNode }) {
  return <ul className="service-grid">{children}</ul>
}

function Cards({ items }: CardsProps<ServiceListTypes>) {
  return items.map((service, at) => (
    <li key={service.id}>
      <ServiceCard service={service} isPriority={at < firstRow} />
    </li>
  ))
}

const tones = ['indigo', 'pine', 'blush', 'cream'] as const

function GridSkeleton() {
  return (
    <SkeletonGroup className="service-grid">
      {Array.from({ length: 9 }, (_, at) => (
        <div key={at} className="overflow-hidden rounded-panel bg-surface shadow-2">
          <PictureSkeleton tone={tones[at % tones.length]!} className="aspect-8/5" />
          <div className="grid gap-2.5 p-4">
            <Skeleton className="h-5 w-3/5 rounded-full" />
            <Skeleton className="h-3.5 w-4/5 rounded-full" />
            <Skeleton className="h-5 w-2/5 rounded-full" />
            <Skeleton className="h-3.5 w-1/3 rounded-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

export const Page = ({ address }: { address: object }) => <ListPage list={serviceList} address={address} />

export const load = (context: RouterContext, { address }: { address: object }, isWhole: boolean) =>
  loadList(serviceList, context, address, isWhole)
