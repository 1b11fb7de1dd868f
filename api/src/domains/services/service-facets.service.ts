import { daysAhead, freeWithinDays, priceUnits } from '@haat/contract/domains/services.rules.ts'
import type { ServiceFacetQuery, ServiceFacets } from '@haat/contract/domains/services.filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { Tx } from '#platform/db/database.ts'
import { countedCategories } from '../catalogue/catalogue.service.ts'
import { spreadOf } from '../catalogue/price-spread.ts'
import { dayAhead, weekdayOf } from './open-days.ts'
import {
  daysToNextAt,
  failedOf,
  serviceTests,
  type ServiceFilter,
  type ServiceFilterName,
} from './service-tests.ts'
import type { ServiceShelf } from './service-shelf.ts'
import type { ShelvedService } from './service-shelf.store.ts'
import { findServices } from './services.service.ts'

/** Each filter is counted as if it alone were not chosen. */
export async function serviceFacets(
  shelf: ServiceShelf,
  db: Tx,
  query: ServiceFacetQuery,
  signal?: AbortSignal,
): Promise<ServiceFacets> {
  const { filter } = await findServices(shelf, db, query, signal)
  // "Today" ends at some minute of the day.
  const minute = Math.floor(Date.now() / minuteMs)
  const key = `${minute} ${JSON.stringify(Object.entries(query))}`
  return shelf.remember(key, () => countServices(shelf, filter, new Date()))
}

const minuteMs = 60_000

function countServices(shelf: ServiceShelf, filter: ServiceFilter, now: Date): ServiceFacets {
  const { query } = filter
  const { own, without } = sortOut(shelf.all(), failedOf(serviceTests(filter, now)))
  const inCategories = countBy(without('category'), (service) => [service.categoryId])
  const days = Array.from({ length: daysAhead }, (_, ahead) => dayAhead(now, ahead))
  const byWeekday = countBy(without('day'), (service) => service.openDays)
  const waits = without('freeWithin').map(daysToNextAt(now))
  const byUnit = countBy(without('priceUnit'), (service) => [service.priceUnit])
  const rated = without('rating').map((service) => service.rating)
  return {
    total: own.length,
    vendorCount: new Set(own.map((service) => service.vendorId)).size,
    categories: countedCategories(shelf.categories(), query.category, (id) => inCategories.get(id) ?? 0),
    districts: districtsOf(
      countBy(without('district'), (service) => service.districts),
      query.district,
    ),
    days: shown(
      days.map((day) => ({ day, count: byWeekday.get(weekdayOf(day)) ?? 0 })),
      ({ day }) => day === query.day,
    ),
    freeWithin: shown(
      freeWithinDays.map((most) => ({ days: most, count: waits.filter((wait) => wait <= most).length })),
      (one) => one.days === query.freeWithin,
    ),
    priceUnits: shown(
      priceUnits.map((priceUnit) => ({ priceUnit, count: byUnit.get(priceUnit) ?? 0 })),
      ({ priceUnit }) => query.priceUnit?.includes(priceUnit) === true,
    ),
    ratings: shown(
      [5, 4, 3, 2, 1]
        .filter((rating) => rating === 4 || rating === 3 || rating === query.rating)
        .map((rating) => ({ rating, count: rated.filter((stars) => stars >= rating * 100).length })),
      ({ rating }) => rating === query.rating,
    ),
    price: spreadOf(without('price').map((service) => service.price)),
  }
}

/** Those that pass all filters, and per filter those that fail of it alone. */
function sortOut(all: ShelvedService[], failed: (service: ShelvedService) => ServiceFilterName[]) {
  const own: ShelvedService[] = []
  const others = new Map<ServiceFilterName, ShelvedService[]>()
  for (const service of all) {
    const [first, second] = failed(service)
    if (first === undefined) own.push(service)
    else if (second === undefined) {
      const some = others.get(first)
      if (some) some.push(service)
      else others.set(first, [service])
    }
  }
  return { own, without: (name: ServiceFilterName) => [...own, ...(others.get(name) ?? [])] }
}

const shown = <T extends { count: number }>(values: T[], isChosen: (value: T) => boolean) =>
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
