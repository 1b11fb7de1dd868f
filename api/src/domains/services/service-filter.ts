import type { ServiceFacetQuery } from '@haat/contract/domains/services.filters.ts'
import { daysUntil, nextOpenDay, weekdayOf } from './open-days.ts'
import type { IndexedService } from './services.store.ts'

type ServiceTest = (service: IndexedService) => boolean
export type ServiceFilterName =
  | 'search'
  | 'category'
  | 'vendor'
  | 'district'
  | 'day'
  | 'freeWithin'
  | 'priceUnit'
  | 'price'
  | 'rating'
export type ServiceFilters = Partial<Record<ServiceFilterName, ServiceTest>>

/** A query with its slugs looked up, and the services that its search term found. */
export interface ServiceQuery {
  query: ServiceFacetQuery
  categoryIds: number[] | undefined
  vendorIds: number[] | undefined
  found: { has(id: number): boolean } | undefined
}

/** Days until the next open day; Infinity if there is none. Many services share their hours, so it is computed once for each. */
export function createDaysToNext(now: Date): (service: IndexedService) => number {
  const known = new Map<IndexedService['hours'], number>()
  return ({ hours }) => {
    const days = known.get(hours)
    if (days !== undefined) return days
    const next = nextOpenDay(hours, now)
    const found = next === null ? Infinity : daysUntil(next, now)
    known.set(hours, found)
    return found
  }
}

/** The filters of a list by their names, so that a count can leave its own filter out. */
export function createServiceFilters(
  { query, categoryIds, vendorIds, found }: ServiceQuery,
  now: Date,
): ServiceFilters {
  const { district, day, freeWithin, priceUnit, rating } = query
  const { minPricePaisa: min = 0, maxPricePaisa: max = Infinity } = query
  const daysToNext = createDaysToNext(now)
  const weekday = day === undefined ? undefined : weekdayOf(day)
  return {
    price: ({ fromPaisa }) => fromPaisa >= min && fromPaisa <= max,
    ...(found && { search: ({ id }) => found.has(id) }),
    ...(categoryIds && { category: ({ categoryId }) => categoryIds.includes(categoryId) }),
    ...(vendorIds && { vendor: ({ vendorId }) => vendorIds.includes(vendorId) }),
    ...(district?.length && { district: ({ districts }) => districts.some((one) => district.includes(one)) }),
    ...(weekday !== undefined && { day: ({ openDays }) => openDays.includes(weekday) }),
    ...(freeWithin !== undefined && { freeWithin: (service) => daysToNext(service) <= freeWithin }),
    ...(priceUnit?.length && { priceUnit: (service) => priceUnit.includes(service.priceUnit) }),
    ...(rating !== undefined && { rating: (service) => service.rating >= rating * 100 }),
  }
}

/** The names of at most two filters that a service fails: a service that fails two counts for none. */
export function createFailedFilters(tests: ServiceFilters): (service: IndexedService) => ServiceFilterName[] {
  const asked = Object.entries(tests) as [ServiceFilterName, ServiceTest][]
  return (service) => {
    const failed: ServiceFilterName[] = []
    for (const [name, test] of asked) {
      if (!test(service)) failed.push(name)
      if (failed.length === 2) break
    }
    return failed
  }
}

export const filterServices = (services: IndexedService[], tests: ServiceFilters) => {
  const asked = Object.values(tests)
  return services.filter((service) => asked.every((test) => test(service)))
}
