import { daysAhead, freeWithinDays, priceUnits } from '@haat/contract/domains/services.rules.ts'
import type { ServiceFacetQuery, ServiceFacets } from '@haat/contract/domains/services.filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { Tx } from '#platform/database/database.ts'
import { countedCategories } from '../catalogue/catalogue.service.ts'
import { priceHistogram } from '../catalogue/price-histogram.ts'
import { dayAhead, weekdayOf } from './open-days.ts'
import {
  createDaysToNext,
  createFailedFilters,
  createServiceFilters,
  type ServiceQuery,
  type ServiceFilterName,
} from './service-filter.ts'
import type { ServiceIndex } from './service-index.ts'
import type { IndexedService } from './services.store.ts'
import { resolveServiceQuery } from './services.service.ts'

/** Counts the values of each filter as if it alone were not chosen. */
export async function serviceFacets(
  index: ServiceIndex,
  db: Tx,
  query: ServiceFacetQuery,
  signal?: AbortSignal,
): Promise<ServiceFacets> {
  const { filter } = await resolveServiceQuery(index, db, query, signal)
  // Which services are still open today changes by the minute, so the minute is part of the key.
  const minute = Math.floor(Date.now() / minuteMs)
  const key = `${minute} ${JSON.stringify(Object.entries(query))}`
  return index.remember(key, () => countServices(index, filter, new Date()))
}

const minuteMs = 60_000

function countServices(index: ServiceIndex, filter: ServiceQuery, now: Date): ServiceFacets {
  const { query } = filter
  const { result, without } = groupByFailedFilter(
    index.all(),
    createFailedFilters(createServiceFilters(filter, now)),
  )
  const inCategories = countBy(without('category'), (service) => [service.categoryId])
  const dates = Array.from({ length: daysAhead }, (_, ahead) => dayAhead(now, ahead))
  const byWeekday = countBy(without('day'), (service) => service.openDays)
  const waits = without('freeWithin').map(createDaysToNext(now))
  const byUnit = countBy(without('priceUnit'), (service) => [service.priceUnit])
  const rated = without('rating').map((service) => service.rating)
  return {
    total: result.length,
    vendorCount: new Set(result.map((service) => service.vendorId)).size,
    categories: countedCategories(index.categories(), query.category, (id) => inCategories.get(id) ?? 0),
    districts: districtsOf(
      countBy(without('district'), (service) => service.districts),
      query.district,
    ),
    days: withCountOrChosen(
      dates.map((day) => ({ day, count: byWeekday.get(weekdayOf(day)) ?? 0 })),
      ({ day }) => day === query.day,
    ),
    freeWithin: withCountOrChosen(
      freeWithinDays.map((days) => ({ days, count: waits.filter((wait) => wait <= days).length })),
      (one) => one.days === query.freeWithin,
    ),
    priceUnits: withCountOrChosen(
      priceUnits.map((priceUnit) => ({ priceUnit, count: byUnit.get(priceUnit) ?? 0 })),
      ({ priceUnit }) => query.priceUnit?.includes(priceUnit) === true,
    ),
    ratings: withCountOrChosen(
      [5, 4, 3, 2, 1]
        .filter((rating) => rating === 4 || rating === 3 || rating === query.rating)
        .map((rating) => ({ rating, count: rated.filter((stars) => stars >= rating * 100).length })),
      ({ rating }) => rating === query.rating,
    ),
    price: priceHistogram(without('price').map((service) => service.fromPaisa)),
  }
}

/** The services that pass all filters, and by filter those that fail it alone. */
function groupByFailedFilter(
  all: IndexedService[],
  failed: (service: IndexedService) => ServiceFilterName[],
) {
  const result: IndexedService[] = []
  const others = new Map<ServiceFilterName, IndexedService[]>()
  for (const service of all) {
    const [first, second] = failed(service)
    if (first === undefined) result.push(service)
    else if (second === undefined) {
      const some = others.get(first)
      if (some) some.push(service)
      else others.set(first, [service])
    }
  }
  return { result, without: (name: ServiceFilterName) => [...result, ...(others.get(name) ?? [])] }
}

const withCountOrChosen = <T extends { count: number }>(values: T[], isChosen: (value: T) => boolean) =>
  values.filter((value) => value.count > 0 || isChosen(value))

function countBy<T, K>(rows: T[], keysOf: (row: T) => K[]): Map<K, number> {
  const counts = new Map<K, number>()
  for (const row of rows) for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function districtsOf(counts: Map<string, number>, chosen: string[] = []) {
  for (const slug of chosen) counts.set(slug, counts.get(slug) ?? 0)
  return [...counts]
    .map(([slug, count]) => ({ slug, name: districtName(slug), count }))
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
}
