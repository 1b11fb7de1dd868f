import type { ServiceFacetQuery } from '@haat/contract/domains/services.filters.ts'
import { daysUntil, nextOpenDay, weekdayOf } from './open-days.ts'
import type { ShelvedService } from './service-shelf.store.ts'

type ServiceTest = (service: ShelvedService) => boolean
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
export type ServiceTests = Partial<Record<ServiceFilterName, ServiceTest>>

/** A query with its slugs looked up, and what its words found. */
export interface ServiceFilter {
  query: ServiceFacetQuery
  categoryIds: number[] | undefined
  vendorIds: number[] | undefined
  found: { has(id: number): boolean } | undefined
}

/** How far the next free day is; none comes never. Most are open alike: it is found out once for each of the hours. */
export function daysToNextAt(now: Date): (service: ShelvedService) => number {
  const known = new Map<ShelvedService['hours'], number>()
  return ({ hours }) => {
    const days = known.get(hours)
    if (days !== undefined) return days
    const next = nextOpenDay(hours, now)
    const found = next === null ? Infinity : daysUntil(next, now)
    known.set(hours, found)
    return found
  }
}

/** The filters of a list one by one, so that a facet can leave its own out. */
export function serviceTests(
  { query, categoryIds, vendorIds, found }: ServiceFilter,
  now: Date,
): ServiceTests {
  const { district, day, freeWithin, priceUnit, rating } = query
  const { minPricePaisa: min = 0, maxPricePaisa: max = Infinity } = query
  const daysToNext = daysToNextAt(now)
  const weekday = day === undefined ? undefined : weekdayOf(day)
  return {
    price: ({ price }) => price >= min && price <= max,
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

/** The names of the filters that a service fails, the first two of them: who fails of two counts nowhere. */
export function failedOf(tests: ServiceTests): (service: ShelvedService) => ServiceFilterName[] {
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

export const passing = (services: ShelvedService[], tests: ServiceTests) => {
  const asked = Object.values(tests)
  return services.filter((service) => asked.every((test) => test(service)))
}
