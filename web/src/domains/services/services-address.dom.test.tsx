import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serviceListQuery } from '@haat/contract/domains/services.filters.ts'
import { freeWithinDays, priceUnits, serviceSorts } from '@haat/contract/domains/services.rules.ts'
import { chosenFilters, clearAll, countChosen, pageQuery, readSearch } from '#domains/search/use-list.ts'
import { serviceFilters } from './services-page.tsx'

const readServiceSearch = (address: Record<string, unknown>) => readSearch(serviceFilters, address)

const parse = (address: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readServiceSearch(address)).filter(([, value]) => value !== undefined))

it('says everything that can be chosen', () => {
  const address = {
    searchTerm: 'plumber',
    category: 'home-repair',
    vendor: 'mistri-dai',
    district: 'bhaktapur,lalitpur',
    day: '2026-11-20',
    freeWithin: 0,
    priceUnit: 'hour,visit',
    minPrice: 300,
    maxPrice: 2500,
    rating: 4,
    sortField: 'price',
    sortOrder: 'asc',
    pageIndex: 3,
  }
  expect(parse(address)).toEqual(address)
  expect(Object.keys(parse(address))).toEqual(Object.keys(address))
})

it('lets a bad value be none', () => {
  const bad = {
    searchTerm: '  ',
    category: '<b>',
    district: ['', {}],
    day: '2026-02-30',
    freeWithin: 2,
    priceUnit: 'year',
    minPrice: -1,
    maxPrice: 'much',
    rating: 9,
    sortField: 'x',
    pageIndex: -4,
  }
  expect(parse(bad)).toEqual({})
})

it('reads what a plain form sends, one after the other', () => {
  expect(
    parse({ district: ['lalitpur', 'kaski'], day: ['2026-11-20', ''], minPrice: '', maxPrice: '900' }),
  ).toEqual({
    district: 'kaski,lalitpur',
    day: '2026-11-20',
    maxPrice: 900,
  })
})

const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,9}(-[a-z0-9]{1,9})?$/)
const joined = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(item, { minLength: 1, maxLength }).map((items) => items.toSorted().join(','))
const rupees = fc.integer({ min: 0, max: 1_000_000 })

/** Any address that the shop itself would write. */
const anySearch = fc
  .record(
    {
      searchTerm: fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9})?$/),
      exactly: fc.constant(true as const),
      category: slug,
      vendor: slug,
      district: joined(slug, 77),
      day: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      freeWithin: fc.constantFrom(...freeWithinDays),
      priceUnit: joined(fc.constantFrom(...priceUnits), priceUnits.length),
      minPrice: rupees,
      maxPrice: rupees,
      rating: fc.integer({ min: 1, max: 5 }),
      sortField: fc.constantFrom(...serviceSorts),
      sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
      pageIndex: fc.integer({ min: 2, max: 1000 }),
    },
    { requiredKeys: [] },
  )
  .map(readServiceSearch)

it('any search of services is read from its own address as it was written', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(readServiceSearch({ ...search })).toEqual(search)
    }),
  )
})

it('any search of services is a query that the API takes', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const sent = Object.entries(pageQuery(serviceFilters, search)).filter(
        ([, value]) => value !== undefined,
      )
      expect(serviceListQuery.safeParse(Object.fromEntries(sent)).error).toBeUndefined()
    }),
  )
})

it('each chip takes exactly one filter away, and “Clear all” takes all of them', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const count = countChosen(serviceFilters, search)
      for (const { without } of chosenFilters(serviceFilters, search))
        expect(countChosen(serviceFilters, { ...search, ...without })).toBe(count - 1)
      expect(countChosen(serviceFilters, clearAll(serviceFilters, search))).toBe(0)
    }),
  )
})
