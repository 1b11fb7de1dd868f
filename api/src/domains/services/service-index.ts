import { daysAhead, freeWithinDays, priceUnits } from '@haat/contract/domains/services.rules.ts'
import type {
  ServiceFacetQuery,
  ServiceFacets,
  ServiceListQuery,
} from '@haat/contract/domains/services.filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { followChanges, type Change } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Column, FilterNames } from '#platform/filter-index/definition.ts'
import { createFilterIndex } from '#platform/filter-index/filter-index.ts'
import { listCategoryRows, type CategoryRow } from '../catalogue/catalogue.service.ts'
import {
  categoryColumn,
  createdAtColumn,
  priceFacets,
  ratingColumn,
  vendorColumn,
  withCountOrChosen,
} from '../catalogue/list-columns.ts'
import type { SearchIndex } from '../search/search.service.ts'
import { createVendorDirectory, type VendorDirectory } from '../vendors/vendor-directory.ts'
import { isOfOpenVendor } from '../vendors/vendors.service.ts'
import { dayAhead, daysUntil, nextOpenDay, weekdayOf } from './open-days.ts'
import { listServiceCards, type DayHours } from './services.store.ts'

/** A query, and where its slugs are looked up. */
interface Asked {
  query: ServiceFacetQuery
  vendors: Pick<VendorDirectory, 'idsOf'>
  categories: CategoryRow[]
  now: Date
}
interface Answers {
  category: Pick<ServiceFacets, 'categories'>
  vendor: Pick<ServiceFacets, 'vendorCount'>
  district: Pick<ServiceFacets, 'districts'>
  day: Pick<ServiceFacets, 'days'>
  freeWithin: Pick<ServiceFacets, 'freeWithin'>
  priceUnit: Pick<ServiceFacets, 'priceUnits'>
  price: Pick<ServiceFacets, 'price'>
  rating: Pick<ServiceFacets, 'ratings'>
}

const splitList = (text: string) => (text === '' ? [] : text.split(','))

/** Says of opening hours whether they have a free day within so many days from today. Many services share their hours. */
const isFreeWithin = (days: number, now: Date) => (hours: string) => {
  const next = nextOpenDay(JSON.parse(hours) as DayHours[], now)
  return next !== null && daysUntil(next, now) <= days
}

/** What the index knows of a service, and the filters of the contract that look at it. */
const columns = {
  createdAt: createdAtColumn,
  visitCount: { sql: 'visit_count', sentAs: 'int4', isSortable: true },
  category: categoryColumn,
  vendor: vendorColumn,
  /** The districts that the provider comes to, as `kaski,lalitpur`. */
  districts: {
    sql: `coalesce((select string_agg(a.district, ',' order by a.district) from service_areas a
      where a.service_id = services.id), '')`,
    sentAs: 'text',
    split: splitList,
    facets: {
      district: {
        chosen: ({ query: { district } }) => (district?.length ? [district] : []),
        count({ unchosen }, { query: { district = [] } }) {
          const counts = new Map(unchosen.entries())
          for (const slug of district) counts.set(slug, counts.get(slug) ?? 0)
          const counted = [...counts].map(([slug, count]) => ({ slug, name: districtName(slug), count }))
          return { districts: counted.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)) }
        },
      },
    },
  },
  /** The weekdays with hours. */
  openDays: {
    sql: `array_to_string(open_days, ',')`,
    sentAs: 'text',
    split: splitList,
    facets: {
      day: {
        chosen: ({ query: { day } }) => (day === undefined ? [] : [[String(weekdayOf(day))]]),
        count({ unchosen }, { query, now }) {
          const dates = Array.from({ length: daysAhead }, (_, ahead) => dayAhead(now, ahead))
          const days = dates.map((day) => ({ day, count: unchosen.of(String(weekdayOf(day))) }))
          return { days: withCountOrChosen(days, ({ day }) => day === query.day) }
        },
      },
    },
  },
  hours: {
    sql: 'hours::text',
    sentAs: 'text',
    facets: {
      freeWithin: {
        chosen: ({ query: { freeWithin }, now }) =>
          freeWithin === undefined ? [] : [isFreeWithin(freeWithin, now)],
        count({ unchosen }, { query, now }) {
          const counted = freeWithinDays.map((days) => ({
            days,
            count: unchosen.sum(isFreeWithin(days, now)),
          }))
          return { freeWithin: withCountOrChosen(counted, ({ days }) => days === query.freeWithin) }
        },
      },
    },
  },
  priceUnit: {
    sql: 'price_unit',
    sentAs: 'text',
    facets: {
      priceUnit: {
        chosen: ({ query: { priceUnit } }) => (priceUnit?.length ? [priceUnit] : []),
        count({ unchosen }, { query }) {
          const counted = priceUnits.map((priceUnit) => ({ priceUnit, count: unchosen.of(priceUnit) }))
          const isChosen = ({ priceUnit }: (typeof counted)[number]) =>
            query.priceUnit?.includes(priceUnit) === true
          return { priceUnits: withCountOrChosen(counted, isChosen) }
        },
      },
    },
  },
  fromPaisa: { sql: 'from_price', sentAs: 'int4', isSortable: true, bounds: 16, facets: priceFacets },
  rating: ratingColumn,
  /** The best rated first; among those with the same rating, or none, the usual order. */
  rated: {
    sql: 'rating * 1000000::float8 + least(visit_count, 999999)',
    sentAs: 'float8',
    isSortable: true,
  },
} as const satisfies Record<string, Column<Asked, Answers>>

/** The columns that lists are sorted by. */
const orders = {
  relevance: 'visitCount',
  bestSelling: 'visitCount',
  rating: 'rated',
  price: 'fromPaisa',
  createdAt: 'createdAt',
} as const satisfies Record<ServiceListQuery['sortField'], keyof typeof columns>

/** The services on offer in memory, filtered, sorted and counted as products are, and kept up to date. */
export function createServiceIndex(db: Tx, search: SearchIndex) {
  const index = createFilterIndex<Asked, Pick<Answers, FilterNames<typeof columns>>>({
    table: 'services',
    isListed: `is_offered and ${isOfOpenVendor('vendor_id')}`,
    columns,
  })
  const vendors = createVendorDirectory()
  let categories: CategoryRow[] = []

  async function load() {
    await vendors.read(db)
    categories = await listCategoryRows(db, 'service')
    await index.load(db)
  }
  async function apply(changed: Change[]) {
    const of = (kind: Change['kind']) => changed.filter((change) => change.kind === kind)
    const idsOf = (some: Change[]) => some.flatMap(({ number }) => number ?? [])
    const [services, changedVendors] = [of('service'), of('vendor')]
    if ([...services, ...changedVendors].some(({ number }) => number === null)) return load()
    if (services.length > 0 && !(await index.update(db, idsOf(services)))) return load()
    if (changedVendors.length > 0) await vendors.read(db, idsOf(changedVendors))
    if (of('category').length > 0) categories = await listCategoryRows(db, 'service')
  }
  const follower = followChanges(db, { load, apply })

  return {
    /** Loads the index, or brings it up to date. */
    catchUp: () => follower.catchUp(),
    /** The cards of one page of a list of services. */
    list: (from: Tx, query: ServiceListQuery) =>
      follower.answer(from, async (known) => {
        const interpreted = await search.interpret(query, known)
        const found = interpreted?.find?.('service')
        const asked = { query: { ...interpreted?.prices, ...query }, vendors, categories, now: new Date() }
        const isRanked = query.sortField === 'relevance'
        const isCheapestFirst = isRanked && interpreted?.isCheapestFirst === true
        const { ids, total } = index.items().list(asked, found?.hits, {
          sortedBy: isCheapestFirst ? orders.price : orders[query.sortField],
          isRanked,
          isBestRankFirst: isCheapestFirst || query.sortOrder === 'desc',
          isAscending: isCheapestFirst || query.sortOrder === 'asc',
          skip: (query.pageIndex - 1) * query.pageSize,
          take: query.pageSize,
        })
        const rows = new Map((await listServiceCards(from, ids)).map((row) => [row.id, row]))
        const shown = ids.flatMap((id) => rows.get(id) ?? [])
        const answer = { rows: shown, total, searchOutcome: found?.outcome ?? null }
        return { answer, changeNumber: shown[0]?.changeNumber }
      }),
    /** Counts the values of each filter as if it alone were not chosen. */
    async facets(from: Tx, query: ServiceFacetQuery): Promise<ServiceFacets> {
      const interpreted = await search.interpret(query, await follower.refresh(from))
      const asked = { query: { ...interpreted?.prices, ...query }, vendors, categories, now: new Date() }
      const { total, facets } = index.items().facets(asked, interpreted?.find?.('service').hits)
      return { total, ...facets }
    },
    findVendorLink: vendors.link,
  }
}
export type ServiceIndex = ReturnType<typeof createServiceIndex>
